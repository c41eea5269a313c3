#!/usr/bin/env bash
# The package vcard of npm makes JSON of a vCard. A good guess for URL:https://example.org/anna and NOTE:Call at 10:30: the
# address and the note. The address is "https" and the note "Call at 10": a line is split at its colons, and of the pieces the
# second is taken. TITLE, ROLE, BDAY with a time, UID:urn:uuid:... and all X- fields are cut in the same way.
# Seen: vcard 0.1.0 of npm.
# Why it matters here: nobody's page is found any more, all cards with a UID of the usual form have the same one, "urn", and
# whoever takes the UID as a key keeps one card.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" vcard@0.1.0 > /dev/null || exit 2

cat > run.js <<'END'
const VCard = require('vcard');

console.log('vcard', require('./node_modules/vcard/package.json').version);
const card = ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Anna Berg', 'N:Berg;Anna;;;', 'URL:https://example.org/anna',
  'NOTE:Call at 10:30', 'UID:urn:uuid:4fbe8971-0bc3-424c-9c26-36c3e1eff6b1', 'END:VCARD'].join('\r\n');
console.info = () => {};
new VCard().readData(card, (error, json) => {
  console.log(error || json);
  if (error || json.URL !== 'https' || json.NOTE !== 'Call at 10' || json.UID !== 'urn') {
    console.error('changed: a value may have a colon');
    process.exitCode = 1;
  }
});
END
node --no-deprecation run.js
