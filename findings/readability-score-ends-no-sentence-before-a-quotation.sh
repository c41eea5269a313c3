#!/usr/bin/env bash
# readability-score measures how hard a text is to read: Flesch, Flesch-Kincaid, Gunning Fog and others. A good guess for a story
# of six short sentences, three of them spoken: six sentences, whether the spoken ones stand in quotation marks or not. With the
# marks there is one sentence, and the grade goes from below 0 to nearly 10: a sentence ends if a letter A to Z comes next, and
# nothing else. So it is in front of digits, brackets and accented letters; a Russian text is one sentence always. Sentences of up
# to two words are not counted either.
# Seen: readability-score 1.0.1 of npm, "a rewrite of textstat".
# Why it matters here: a filter by readability drops stories and interviews, and keeps the same texts without quotation marks.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    readability-score@1.0.1 > /dev/null || exit 2

cat > run.js <<'END'
const measure = require('readability-score');

console.log('readability-score', require('./node_modules/readability-score/package.json').version);
const spoken = '"Who goes to the fair?" "All of us go to the fair." "We take the old boat." "It is a long way to go." '
  + '"The wind is good now." "Then let us go at once."';
const results = [spoken.replaceAll('"', ''), spoken]
  .map((text) => [measure.sentenceCount(text), measure.fleschKincaidGrade(text)]);
console.log('without marks:', results[0], ' with marks:', results[1]);
const russian = measure.sentenceCount('Гавань города открыта. Суда стоят у причала. Мэр открывает ярмарку.');
console.log('sentences of a Russian text of three:', russian);
if (results[0][0] !== 6 || results[1][0] !== 1 || results[1][1] < results[0][1] + 7 || russian !== 1) {
  console.error('changed: a sentence ends in front of any sign');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
