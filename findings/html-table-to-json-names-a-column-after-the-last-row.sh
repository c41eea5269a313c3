#!/usr/bin/env bash
# One would guess that html-table-to-json takes the names of the columns from the first row. Each th of any row is written into
# the list of names: in a table with a th at the start of each row, the first column is called after the last row ("Ben"), the
# heads of the rows are lost, and the cells move to the left: [{ Ben: "30" }, { Ben: "40" }].
# Seen: html-table-to-json 1.0.0 of a table Name, Age with th in the first column.
# Why it matters here: tables with a head for each row are usual; the ages come out under the name of a person.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" html-table-to-json@1.0.0 > /dev/null || exit 2

cat > run.js <<'END'
const Tables = require('html-table-to-json');
console.log('html-table-to-json', require('html-table-to-json/package.json').version);
const row = (name, age) => `<tr><th>${name}</th><td>${age}</td></tr>`;
const got = Tables.parse(`<table><tr><th>Name</th><th>Age</th></tr>${row('Anna', 30)}${row('Ben', 40)}</table>`).results;
console.log(JSON.stringify(got));
if (JSON.stringify(got) !== '[[{"Ben":"30"},{"Ben":"40"}]]') {
  console.log('changed: html-table-to-json names columns after the first row');
  process.exit(1);
}
END
node --no-deprecation run.js
