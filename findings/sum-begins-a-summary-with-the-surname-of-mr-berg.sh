#!/usr/bin/env bash
# sum makes a summary of a text of as many sentences as asked. A good guess for two sentences: two of the text, in its order and
# with its full stops. A sentence ends at each full stop, also of "Mr." and "3.5", so that " Berg likes the fair" is one; the
# full stops are gone, and the pieces are joined by one without a blank, in the order of their weight: what comes last in the
# text can come first.
# Seen: sum 0.1.4 of npm.
# Why it matters here: the summary says half sentences, and "he" stands in front of the one who is meant.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    sum@0.1.4 > /dev/null || exit 2

cat > run.js <<'END'
const sum = require('sum');

console.log('sum', require('./node_modules/sum/package.json').version);
const corpus = 'Anna sails the boat. The boat is old. Mr. Berg likes the fair. '
  + 'The fair is in the harbour. The harbour has boats.';
const {summary, sentences} = sum({corpus, nSentences: 2});
console.log(JSON.stringify(summary), sentences);
if (summary !== ' Berg likes the fair.Anna sails the boat') {
  console.error('changed: two whole sentences in their order');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
