#!/usr/bin/env bash
# isbn parses, checks and formats ISBNs; its examples are English and Japanese ones. A good guess for 978-3-16-148410-0, the
# example of most articles about ISBNs, and for French, Spanish, Italian and Polish ones: valid, with their parts. They are none,
# parse() gives null: of the groups of countries only 0, 1 and 4 are known, though a file with all of them is in the package,
# which is not read. Of numbers with 979 in front 979-8, of the United States, is unknown, and 979-10 of France is cut as
# 979-1-09.
# Seen: isbn 0.4.0 of npm.
# Why it matters here: a check at the door of a library turns away all books of most countries, and null looks as a wrong number.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    isbn@0.4.0 > /dev/null || exit 2

cat > run.js <<'END'
const {ISBN} = require('isbn');

console.log('isbn', require('./node_modules/isbn/package.json').version);
function valid(text) {
  return [...text].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 ? 3 : 1), 0) % 10 === 0;
}
const numbers = ['9780306406157', '9784873113364', '9783161484100', '9782070408504', '9788420412146', '9788804668237',
  '9798602405453'];
const parsed = numbers.map((number) => ISBN.parse(number));
numbers.forEach((number, index) => console.log(number, 'valid:', valid(number), 'parsed:',
  parsed[index] && parsed[index].asIsbn13(true)));
if (!numbers.every(valid) || parsed.map((book) => book !== null).join() !== 'true,true,false,false,false,false,false') {
  console.error('changed: other groups are known');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
