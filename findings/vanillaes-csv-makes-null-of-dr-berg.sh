#!/usr/bin/env bash
# One would guess that the option typed of @vanillaes/csv ("infer types") makes numbers of numbers and leaves words. Each value
# with a dot somewhere is taken for a number: "Dr. Berg" and "a.txt" become NaN, "12 Main St." becomes 12, 1.2.3 becomes 1.2, and
# an empty cell is NaN as well; 007 is 7.
# Seen: @vanillaes/csv 3.0.8, parse with typed: true.
# Why it matters here: sentences, names of files and addresses of the web are gone from the table, without an error.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" @vanillaes/csv@3.0.8 > /dev/null || exit 2

cat > run.mjs <<'END'
import { readFileSync } from 'fs';
import { parse } from '@vanillaes/csv';
console.log('@vanillaes/csv', JSON.parse(readFileSync('node_modules/@vanillaes/csv/package.json')).version);
const [row] = parse('Dr. Berg,Berg,a.txt,1.2.3,007,,12 Main St.\n', { typed: true });
console.log(row);
if (row.map(String).join('|') !== 'NaN|Berg|NaN|1.2|7|NaN|12') {
  console.log('changed: @vanillaes/csv leaves words with a dot');
  process.exit(1);
}
END
node --no-deprecation run.mjs
