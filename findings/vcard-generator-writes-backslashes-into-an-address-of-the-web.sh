#!/usr/bin/env bash
# vcard-generator writes vCards of version 4. A good guess for the address of a page with commas, as maps and shops have them,
# http://example.org/map?at=50.1,8.5: it is in the card as it is, since an address of the web is no text there and has no
# escapes. It is http://example.org/map?at=50.1\,8.5, with a backslash, as commas and semicolons are escaped in all fields alike.
# Seen: vcard-generator 0.0.7 of npm.
# Why it matters here: the link in the phone leads to an error page.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    vcard-generator@0.0.7 > /dev/null || exit 2

cat > run.js <<'END'
const {generate} = require('vcard-generator');

console.log('vcard-generator', require('./node_modules/vcard-generator/package.json').version);
const card = generate({name: {familyName: 'Berg', givenName: 'Anna'}, formattedNames: [{text: 'Anna Berg'}],
  nicknames: [{text: 'Annie'}, {text: 'Ann'}], urls: [{type: 'work', uri: 'http://example.org/map?at=50.1,8.5'}]});
console.log(card);
if (!card.includes('http://example.org/map?at=50.1\\,8.5')) {
  console.error('changed: an address has no backslash');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
