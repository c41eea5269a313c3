#!/usr/bin/env bash
# natural of npm has tokenizers for a dozen languages, AggressiveTokenizerDe for German. A good guess for "Die Übung der Ärzte
# in Österreich": six words. They are Die, bung, der, rzte, in and sterreich: of the letters with dots it knows the small ones
# alone. In the middle of a word nothing is lost, and words in capitals fall apart: MÜNCHEN is M and NCHEN.
# Seen: natural 8.1.1 of npm.
# Why it matters here: German writes nouns with a capital, and a word at the start of a sentence is another one than inside it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" natural@8.1.1 > /dev/null || exit 2

cat > run.js <<'END'
const {AggressiveTokenizerDe} = require('natural/lib/natural/tokenizers');

console.log('natural', require('./node_modules/natural/package.json').version);
const german = new AggressiveTokenizerDe();
const seen = ['Die Übung der Ärzte in Österreich', 'die übung der ärzte in österreich', 'MÜNCHEN'].map((text) => {
  const words = german.tokenize(text);
  console.log(text, '->', words.join(' | '));
  return words.join();
});
if (seen.join(' ') !== 'Die,bung,der,rzte,in,sterreich die,übung,der,ärzte,in,österreich M,NCHEN') {
  console.error('changed: words keep their capitals');
  process.exitCode = 1;
}
END
node run.js
