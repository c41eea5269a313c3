#!/usr/bin/env bash
# One would guess that parse-markdown-table reads "\|" as a bar in a cell, as every renderer does. The row is cut at each bar, so
# "x \| y" is two cells ("x \" and "y") and the last cell of the row has no column; a paragraph with a bar behind the end of the
# table (and an empty line) is one more row.
# Seen: parse-markdown-table 0.0.6, createMarkdownArrayTable.
# Why it matters here: the bar is escaped just where it is a part of a value, in tables about commands and types.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    parse-markdown-table@0.0.6 > /dev/null || exit 2

cat > run.js <<'END'
const { createMarkdownArrayTable } = require('parse-markdown-table');
console.log('parse-markdown-table', require('parse-markdown-table/package.json').version);
const read = async text => {
  const rows = [];
  for await (const row of (await createMarkdownArrayTable(text)).rows) rows.push(row);
  return JSON.stringify(rows);
};
(async () => {
  const a = await read('| a | b |\n|---|---|\n| x \\| y | z |\n');
  const b = await read('a | b\n--- | ---\n1 | 2\n\nText after | x\n');
  console.log(a, b);
  if (a !== '[["x \\\\","y","z"]]' || b !== '[["1","2"],["Text after","x"]]') {
    console.log('changed: parse-markdown-table reads an escaped bar');
    process.exit(1);
  }
})();
END
node --no-deprecation run.js
