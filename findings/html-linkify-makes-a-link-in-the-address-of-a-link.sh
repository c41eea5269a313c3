#!/usr/bin/env bash
# One would guess that html-linkify, which returns "properly escaped and safe HTML", makes one link of an address that contains a
# mail address. The links are made first, then the result is searched for mail addresses, also within href="...": the tag is
# broken by a second a tag inside of it. A domain with a digit (berg1.de) is no mail address.
# Seen: html-linkify 1.2.2 of http://a.de/?m=anna@berg.de.
# Why it matters here: links to confirm or to unsubscribe contain the address; they are not clickable and the markup is broken.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" html-linkify@1.2.2 > /dev/null || exit 2

cat > run.js <<'END'
const linkify = require('html-linkify');
console.log('html-linkify', require('html-linkify/package.json').version);
const got = linkify('see http://a.de/?m=anna@berg.de');
console.log(got, linkify('anna@berg1.de'));
if (!got.includes('href="http://a.de/?m=<a href=') || linkify('anna@berg1.de') !== 'anna@berg1.de') {
  console.log('changed: html-linkify makes one link');
  process.exit(1);
}
END
node --no-deprecation run.js
