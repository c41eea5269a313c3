#!/usr/bin/env bash
# node-csv reads and writes CSV. A good guess for what its writer has written: its parser reads the same cells. With two quotation
# marks in a cell it does not: the writer doubles the first alone, and the parser begins a cell at the other one. Of the file
# "1,2,3" and "4,5,6" that its README reads, the last row is missing: a row without a line break behind it is dropped.
# Seen: node-csv 0.1.2 of npm (16,000 downloads a month).
# Why it matters here: the columns of a table move where somebody is quoted.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    node-csv@0.1.2 > /dev/null || exit 2

cat > run.js <<'END'
const csv = require("node-csv");
console.log("node-csv", require("node-csv/package.json").version);
const rows = [['she said "yes" and "no, never"', "page 1"], ['a "word"', "page 2"], ["none", "page 3"]];
const written = csv.createWriter().write(rows.map((row) => [...row]));
const read = csv.createParser().parse(written);
const seen = read.map((row, number) => JSON.stringify(row) === JSON.stringify(rows[number]));
read.forEach((row, number) => console.log(`${JSON.stringify(rows[number])} is read as ${JSON.stringify(row)}`));
const cells = csv.createParser().parse("1,2,3\n4,5,6");
console.log(`1,2,3 and 4,5,6: ${JSON.stringify(cells)} (expected two rows)`);
if (seen.join() !== "false,false,true" || cells.length !== 1) {
  console.log("changed: the parser reads what the writer writes");
  process.exit(1);
}
END
node run.js
