#!/usr/bin/env bash
# FuzzySet of npm holds words and gives the nearest ones to a word, with 1 for the word itself. A good guess for 100 Russian
# words: each is found with 1. The first 50 are; for the others the nearest of these 50 is given, with less. Letters that are
# neither Latin nor Arabic are taken out before the pairs of letters are made, so that all words have the same; the first 50 of
# the candidates are then compared letter by letter, and which these are is the order in which they came. The same words in
# Latin letters are found.
# Seen: fuzzyset.js 1.0.7 of npm.
# Why it matters here: whether a text has a near-copy depends on how many came before it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    fuzzyset.js@1.0.7 > /dev/null || exit 2

cat > run.js <<'END'
const FuzzySet = require('fuzzyset.js');

console.log('fuzzyset.js', require('./node_modules/fuzzyset.js/package.json').version);
const letters = Object.fromEntries(Array.from('бвгджклмнраеиоу', (letter, place) => [letter, 'bvgdzklmnraeiou'[place]]));
const syllables = ['ба', 'ве', 'го', 'ду', 'жи', 'ка', 'ле', 'мо', 'ну', 'ри'];
const russian = syllables.flatMap((one) => syllables.map((other) => `${one}${other}н`));
const latin = russian.map((word) => Array.from(word, (letter) => letters[letter]).join(''));
const found = [russian, latin].map((words) => {
  const set = FuzzySet(words);
  return words.filter((word) => set.get(word)[0].join() === `1,${word}`).length;
});
console.log(`of ${russian.length} Russian words ${found[0]} are found, in Latin letters ${found[1]}`);
console.log(russian[80], '->', JSON.stringify(FuzzySet(russian).get(russian[80])[0]));
if (found[0] !== 50 || found[1] !== 100) {
  console.error('changed: each word is found');
  process.exitCode = 1;
}
END
node run.js
