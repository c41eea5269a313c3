#!/usr/bin/env bash
# lil-csv reads and writes CSV. A good guess for the cell "The ""Anna"" sails", the way in which all write quotation marks in a
# cell: The "Anna" sails. It is The Anna sails: two marks in a row are an end and a begin of a quotation for it. What it writes
# has a backslash in front of the marks, and no marks around the cell, which only it reads: for any other reader 30" is 30\". An
# empty line in the file is a record with one empty field.
# Seen: lil-csv 1.4.6 of npm.
# Why it matters here: titles, inches and things that somebody said lose their marks on the way in and get backslashes on the way
# out.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    lil-csv@1.4.6 > /dev/null || exit 2

cat > run.js <<'END'
const {generate, parse} = require('lil-csv');

console.log('lil-csv', require('./node_modules/lil-csv/package.json').version);
const read = parse('ship,length\n"The ""Anna"" sails","30"""\n"Ina, Ben",5', {header: false});
const written = generate([['ship', 'length'], ['The "Anna"', '30"'], ['Ina, Ben', '5']]);
console.log(JSON.stringify(read));
console.log(written);
if (read[1][0] !== 'The Anna sails' || read[2][0] !== 'Ina, Ben' || !written.includes('The \\"Anna\\",30\\"')) {
  console.error('changed: two marks are one');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
