#!/usr/bin/env bash
# vcard-parser makes an object of a vCard. Long lines of a card are folded: a line break and a blank are put in anywhere, and are
# taken out again. A good guess for a note that is folded in front of a blank, "The fair of the harbour" and "  is open": the note
# with all of its blanks. It reads "The fair of the harbouris open": all blanks at the beginning of the next line are removed, not
# the one that was put in. And an address such as https://example.org/?a=1;b=2, in which ; is not escaped, is a list of two
# pieces.
# Seen: vcard-parser 1.0.0 of npm; a fold within a word is undone right.
# Why it matters here: in each long note some words are joined, one fold in five or six, and are not found by a search.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" vcard-parser@1.0.0 > /dev/null || exit 2

cat > run.js <<'END'
const vCard = require('vcard-parser');

console.log('vcard-parser', require('./node_modules/vcard-parser/package.json').version);
const card = vCard.parse(['BEGIN:VCARD', 'VERSION:3.0', 'FN:Anna Berg', 'NOTE:The fair of the harbour', '  is open in the',
  '  afternoon', 'URL:https://example.org/?a=1;b=2', 'END:VCARD'].join('\r\n'));
console.log('note:', card.note[0].value);
console.log('address:', card.url[0].value);
if (card.note[0].value !== 'The fair of the harbouris open in theafternoon' || !Array.isArray(card.url[0].value)) {
  console.error('changed: the words are apart, and the address is whole');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
