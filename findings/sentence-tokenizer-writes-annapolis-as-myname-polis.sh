#!/usr/bin/env bash
# sentence-tokenizer splits text into sentences; it is made with the name of the utterer, new Tokenizer('Anna'). A good guess
# for "Anna lives in Annapolis. She is a DIRECTOR.": two sentences with these words. The second word is "{myname}polis", and
# the last "DIR{yourname}": the name of the utterer, and "ECTOR", the name of a bot that nobody named, are replaced wherever
# their letters are, but for the first word of the text. A line break ends no sentence, though a full stop is in front of it,
# and "Dr." does.
# Seen: sentence-tokenizer 1.0.1 of npm.
# Why it matters here: words with letters in common with a name are lost, and the sentences of a text of several lines are
# joined.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    sentence-tokenizer@1.0.1 > /dev/null || exit 2

cat > run.js <<'END'
const Tokenizer = require('sentence-tokenizer');

console.log('sentence-tokenizer', require('./node_modules/sentence-tokenizer/package.json').version);
const tokenizer = new Tokenizer('Anna');
tokenizer.setEntry('Anna lives in Annapolis. She is a DIRECTOR there.\nShe sails. Dr. Berg does not.');
const sentences = tokenizer.getSentences();
console.log(sentences);
if (sentences[0] !== 'Anna lives in {myname}polis.' || sentences[1] !== 'She is a DIR{yourname} there.\nShe sails.') {
  console.error('changed: the words of a text are kept');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
