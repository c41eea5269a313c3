#!/usr/bin/env bash
# remove-stopwords takes the stopwords out of an array of words; its README says that "it is possible to use your own, custom
# list of stopwords", with removeStopwords(words, ['even', 'a', 'custom']). A good guess: the words of this list are taken out,
# and no others. The English list of the package is used, as if none had been given: an array is looked up as the name of a
# language, which it is not. Of the example of the README, "even", "custom", "stopword" and "list" should go; "custom",
# "stopword" and "list" stay, "you" and "can" go.
# Seen: remove-stopwords 1.0.3 of npm.
# Why it matters here: words that are to be searched for are gone, those of another language stay, and there is no error.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    remove-stopwords@1.0.3 > /dev/null || exit 2

cat > run.js <<'END'
const {removeStopwords} = require('remove-stopwords');

console.log('remove-stopwords', require('./node_modules/remove-stopwords/package.json').version);
const words = 'you can even roll your own custom stopword list'.split(' ');
const own = removeStopwords(words, ['even', 'a', 'custom', 'stopword', 'list', 'is', 'possible']);
const none = removeStopwords(words);
const empty = removeStopwords('the boat is mine'.split(' '), []);
console.log(words.join(' '), '-> own list:', own, 'no list:', none, 'empty list:', empty);
if (own.join() !== none.join() || own.includes('you') || !own.includes('custom') || empty.length === 4) {
  console.error('changed: the words of the list are taken out');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
