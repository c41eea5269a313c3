#!/usr/bin/env bash
# One would guess that transliterator ("transforms strings that contain cyrillic characters into ascii compliant text") writes
# Cyrillic words in Latin letters. Its table has only Latin letters with accents; a letter that is not in it is deleted, so
# Cyrillic and Greek words become nothing, and the Latvian capital K with a cedilla too.
# Seen: transliterator 0.1.0, a Russian word and a Latin one: only " Berg" is left.
# Why it matters here: all titles in Cyrillic have one slug, the empty one, and count as copies of each other.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" transliterator@0.1.0 > /dev/null || exit 2

cat > run.js <<'END'
const transliterator = require('transliterator');
const fs = require('fs');
console.log('transliterator', JSON.parse(fs.readFileSync('node_modules/transliterator/package.json')).version);
const words = ['\u041c\u043e\u0441\u043a\u0432\u0430 Berg', '\u0411\u0435\u0440\u0433', '\u0136ekava', 'caf\u00e9'];
const seen = words.map(w => transliterator(w));
words.forEach((w, i) => console.log(w, '->', JSON.stringify(seen[i])));
if (JSON.stringify(seen) !== '[" Berg","","ekava","cafe"]') {
  console.log('changed: transliterator knows Cyrillic letters');
  process.exit(1);
}
END
node --no-deprecation run.js
