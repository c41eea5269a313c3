#!/usr/bin/env bash
# translitbg writes Bulgarian words with Latin letters, by the Bulgarian law that its README names. A good guess for "приятел"
# (friend): priyatel, as the law writes я as ya, and only "ия" at the end of a word as ia. It is priatel: the end of a word is
# looked for with a pattern that knows Latin letters only, so any Cyrillic letter behind is an end, and "ия" is ia everywhere.
# "Илиян", a name, is Ilian, and "сияние" is sianie. "България" is Balgaria, and Bulgaria by the law.
# Seen: translitbg 1.3.1 of npm.
# Why it matters here: names have another form than in passports, maps and catalogues, and are not found by it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    translitbg@1.3.1 > /dev/null || exit 2

cat > run.js <<'END'
const translitbg = require('translitbg');

console.log('translitbg', require('./node_modules/translitbg/package.json').version);
const WORDS = {
  'приятел': 'priatel', 'Илиян': 'Ilian', 'сияние': 'sianie', 'София': 'Sofia', 'яке': 'yake', 'България': 'Balgaria'};
let changed = false;
for (const [word, expected] of Object.entries(WORDS)) {
  const found = translitbg.go(word);
  console.log(word, '->', found);
  changed = changed || found !== expected;
}
if (changed) {
  console.error('changed: only at the end of a word is it ia');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
