#!/usr/bin/env bash
# One would guess that friendly-url ("used by Stack Exchange") cuts the dash at the end of a title that ends with a point or a
# space. It cuts at the number of signs read, while ß, ö and ä were written as two: "Straße." becomes "strass", "Größe und Länge "
# becomes "groesse-und-lae". A capital Ä or Ü is left out ("bung" for Übung).
# Seen: friendly-url 1.0.3 of titles that end with a point or a space.
# Why it matters here: addresses lose one letter for each umlaut, and different titles meet in one address.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" friendly-url@1.0.3 > /dev/null || exit 2

cat > run.js <<'END'
const friendly = require('friendly-url');
console.log('friendly-url', require('friendly-url/package.json').version);
const got = ['Straße', 'Straße.', 'Größe und Länge ', 'Übung'].map(t => friendly(t)).join(' ');
console.log(got);
if (got !== 'strasse strass groesse-und-lae bung') {
  console.log('changed: friendly-url cuts the dash only');
  process.exit(1);
}
END
node --no-deprecation run.js
