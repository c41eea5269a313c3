#!/usr/bin/env bash
# @sciactive/tokenizer makes numbers of the words of a text for an index, parses queries, and tells whether a text has what a
# query asks for: searchString(query, text). A good guess for "O'Brien" and a text with O'Brien in it: found. It is not, nor are
# "don't panic" and "captain's log" in texts with just these words: in a query an apostrophe begins a phrase that ends at the next
# apostrophe, wherever it stands, but in a text it is a part of its word. Names and words without one are found, and so is the
# word in double quotes.
# Seen: @sciactive/tokenizer 3.4.0 of npm.
# Why it matters here: who pastes a sentence of a page into the search of that page finds nothing, if it has a "don't" in it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    @sciactive/tokenizer@3.4.0 > /dev/null || exit 2

cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';

import {Tokenizer} from '@sciactive/tokenizer';

console.log('@sciactive/tokenizer', JSON.parse(readFileSync('node_modules/@sciactive/tokenizer/package.json')).version);
const tokenizer = new Tokenizer();
const found = (query, text) => {
  const result = tokenizer.searchString(query, text);
  console.log(`${query} in "${text}":`, result);
  return result;
};
const text = "The captain's log says: don't panic, O'Brien is on board";
const wrong = ["O'Brien", "don't panic", "captain's log", text].filter((query) => found(query, text));
const right = ['captain', 'panic', 'board', '"O\'Brien"', '"don\'t panic"'].filter((query) => !found(query, text));
if (wrong.length || right.length) {
  console.error('changed: an apostrophe is a part of its word', wrong, right);
  process.exitCode = 1;
}
END
node run.mjs
