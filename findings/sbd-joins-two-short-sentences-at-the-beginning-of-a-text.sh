#!/usr/bin/env bash
# sbd splits English text into sentences. A good guess for "Ann spoke. Dr. Rivers left. Ben came.": three sentences, wherever they
# stand. They are three in the middle of a text, and two at its beginning, where the first two are one; so are "It rained. He met
# Mr. Hill." and "He came. She left." in front of "Dr. Rivers". Whether a full stop belongs to a short name is looked up in the
# words up to the sixth of the text, which is meant to be the sixth from here on. Where the blank behind a full stop is missing,
# the full stop is left out.
# Seen: sbd 1.0.19 of npm (317,000 downloads a month).
# Why it matters here: the first sentences of a text are others when something is put in front, and so are their hashes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    sbd@1.0.19 > /dev/null || exit 2

cat > run.js <<'END'
const {sentences} = require('sbd');

console.log('sbd', require('./node_modules/sbd/package.json').version);
const texts = ['Ann spoke. Dr. Rivers left. Ben came.', 'It rained. He met Mr. Hill.', 'He came. She left. Dr. Rivers stays.'];
const counts = texts.map((text) => {
  const alone = sentences(text, {}), behind = sentences(`The tide is high in the harbour today. ${text}`, {}).slice(1);
  console.log(JSON.stringify(alone), 'and behind another sentence', JSON.stringify(behind));
  return `${alone.length} ${behind.length}`;
});
const joined = sentences('The boats left.The market opened. Ann came.', {});
console.log(JSON.stringify(joined));
if (String(counts) !== '2 3,1 2,2 3' || joined[0] !== 'The boats left') {
  console.error('changed: a sentence ends at the beginning of a text as elsewhere, or keeps its full stop');
  process.exitCode = 1;
}
END
node run.js
