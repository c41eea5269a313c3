#!/usr/bin/env bash
# tiny-tfidf gives the terms of texts with their weights, and the texts for a query; a term may have letters with an accent. A
# good guess for a Czech text with čaj (tea), řeka (river) and šest (six): these words. They are "aj", "eka" and "est": only the
# letters of Western Europe are letters, and a word is cut at each other one, so that čaj and raj are looked for by "aj" alike.
# The Polish Łódź is "ód", and a text in Russian or Greek has no terms.
# Seen: tiny-tfidf 1.0.0 of npm; é, ü and ø are letters.
# Why it matters here: in a language of half of Europe words are found that are not there, without a sign.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    tiny-tfidf@1.0.0 > /dev/null || exit 2

cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';

import {Corpus} from 'tiny-tfidf';

console.log('tiny-tfidf', JSON.parse(readFileSync('node_modules/tiny-tfidf/package.json')).version);
const corpus = new Corpus(['tea', 'wool', 'town', 'French', 'Russian'],
  ['čaj, řeka, šest', 'aj', 'Łódź', 'café münster', 'чай и река']);
const seen = corpus.getDocumentIdentifiers().map((name) => {
  const terms = corpus.getTopTermsForDocument(name).map(([term]) => term).sort().join(' ');
  console.log(name, '->', terms);
  return terms;
});
const found = corpus.getResultsForQuery('čaj').map(([name]) => name).sort().join(' ');
console.log('čaj finds', found);
if (seen.join(', ') !== 'aj eka est, aj, ód, café münster, ' || found !== 'tea wool') {
  console.error('changed: all letters belong to words');
  process.exitCode = 1;
}
END
node --no-deprecation run.mjs
