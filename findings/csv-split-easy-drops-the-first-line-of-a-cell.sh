#!/usr/bin/env bash
# csv-split-easy makes rows and cells of CSV, with quotation marks around cells that need them. A good guess for a row whose
# cell has two lines, 3,"old\nboat": one row with the number and both lines in one cell, as all spreadsheets save it. There are
# two rows, one with 3 alone and one with "boat" alone; "old", the first line of the cell, is nowhere. A comma within the marks
# does no harm.
# Seen: csv-split-easy 7.0.11 of npm.
# Why it matters here: rows with an address or a note of several lines lose their key and half of the note.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts csv-split-easy@7.0.11 > /dev/null || exit 2

cat > run.mjs <<'END'
import { splitEasy, version } from "csv-split-easy";

console.log("csv-split-easy", version);
const rows = splitEasy('id,note\n1,"red, small"\n3,"old\nboat"\n4,new\n');
console.log(JSON.stringify(rows));
const text = JSON.stringify(rows);
if (text.includes("old") || !text.includes('["boat"]') || !text.includes("red, small")) {
  console.error("changed: a cell may have two lines");
  process.exit(1);
}
END
node run.mjs
