#!/usr/bin/env bash
# SentenceTokenizer of npm's natural takes a list of abbreviations behind which a sentence goes on. A good guess for ["St.",
# "No."] and "We sailed west. She stayed. They closed the casino. We left for St. Ives.": four sentences. It gives two: the
# "st." of "west." and the "no." of "casino." are abbreviations as well, in the middle of a word and in small letters. And
# without any abbreviation 1234.50 is the end of a sentence, 1,234.50 and 234.50 are not.
# Seen: natural 8.1.1 of npm.
# Why it matters here: more abbreviations, fewer sentences; copies of sentences are not found where one text has them joined.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" natural@8.1.1 > /dev/null || exit 2

cat > run.js <<'END'
const {SentenceTokenizer} = require('natural/lib/natural/tokenizers');

console.log('natural', require('./node_modules/natural/package.json').version);
const cases = [
  [['St.', 'No.'], 'We sailed west. She stayed. They closed the casino. We left for St. Ives.', 2],
  [[], 'We sailed west. She stayed. They closed the casino. We left.', 4],
  [[], 'It cost 1234.50 euro.', 2],
  [[], 'It cost 1,234.50 euro.', 1],
  [[], 'It cost 234.50 euro.', 1],
];
for (const [abbreviations, text, expected] of cases) {
  const sentences = new SentenceTokenizer(abbreviations).tokenize(text);
  console.log(abbreviations.join(' ') || 'no abbreviations:', '->', sentences.join(' | '));
  if (sentences.length !== expected) {
    console.error('changed: an abbreviation is a word of its own, or all numbers are whole');
    process.exitCode = 1;
  }
}
END
node run.js
