#!/usr/bin/env bash
# text-readability counts how readable a text is, by Flesch and others. A good guess for a text in which one word is replaced by
# one with a syllable more: the reading ease falls by 84.6 divided by the number of words, 3.4 points for 25 words. It stays the
# same for the first such words, and then falls by 8.46 at once: the syllables of a word are rounded to one digit, 1.1 or 1.2,
# before they are multiplied by 84.6. So each score is one of a few, 8.46 apart, and differs from the formula by up to 4.2; the
# grade jumps by 1.2.
# Seen: text-readability 1.1.1 of npm.
# Why it matters here: a long book and its simpler edition often have the same score, and a single word puts a text into another
# class.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" text-readability@1.1.1 > /dev/null || exit 2

cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';

import readability from 'text-readability';

console.log('text-readability', JSON.parse(readFileSync('node_modules/text-readability/package.json')).version);
let words = 'the boat came in and the men went out to sea for the big ship at the pier of the port on a cold day'.split(' ');
const scores = [];
for (const [place, longer] of [[1, 'steamer'], [5, 'women'], [13, 'little'], [17, 'harbour'], [23, 'summer']]) {
  const text = words.join(' ') + '.';
  const ratio = readability.syllableCount(text) / readability.lexiconCount(text);
  const formula = 206.835 - 1.015 * readability.lexiconCount(text) - 84.6 * ratio;
  scores.push(readability.fleschReadingEase(text));
  console.log(`${readability.syllableCount(text)} syllables, ${readability.lexiconCount(text)} words:`,
    scores.at(-1), 'by the formula', formula.toFixed(2));
  words = words.with ? words.with(place, longer) : words.map((word, at) => at === place ? longer : word);
}
const steps = scores.slice(1).map((score, at) => (scores[at] - score).toFixed(2));
console.log('steps:', steps.join(' '));
if (!steps.every((step) => step === '0.00' || step === '8.46') || !steps.includes('8.46') || !steps.includes('0.00')) {
  console.error('changed: each syllable counts');
  process.exitCode = 1;
}
END
node --no-deprecation run.mjs
