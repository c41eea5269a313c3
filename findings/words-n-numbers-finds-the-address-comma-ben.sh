#!/usr/bin/env bash
# One would guess that words-n-numbers, which extracts "words, numbers, tags, usernames and email addresses", finds ben@berg.de in
# a list without a space. The comma (and the other signs from + to /) belongs to an address: ",ben@berg.de". 3.50 is the numbers 3
# and 50, "2nd" a number and the word nd, and "Really?Yes" is one word.
# Seen: words-n-numbers 9.1.2, extract with email and with words and numbers.
# Why it matters here: addresses cannot be written to or compared, prices fall apart in the index.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" words-n-numbers@9.1.2 > /dev/null || exit 2

cat > run.js <<'END'
const lib = require('words-n-numbers');
console.log('words-n-numbers', JSON.parse(require('fs').readFileSync('node_modules/words-n-numbers/package.json')).version);
const mail = lib.extract('to anna@berg.de,ben@berg.de', { regex: lib.email });
const words = lib.extract('Really?Yes, 3.50 in the 2nd', { regex: [lib.words, lib.numbers] });
console.log(mail, words.join('|'));
if (mail[1] !== ',ben@berg.de' || words.join('|') !== 'Really?Yes|3|50|in|the|2|nd') {
  console.log('changed: words-n-numbers finds ben@berg.de');
  process.exit(1);
}
END
node --no-deprecation run.js
