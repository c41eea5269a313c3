#!/usr/bin/env bash
# pico-search searches a list of records in some of their fields, fuzzily. A good guess for the query "harbour" and a record
# whose title is "Harbour", searched in four fields: it is found. It is not: for one word the similarities of all fields are
# averaged, so that a full match in one of four is 0.25, below the threshold of 0.3. For two words or more the best field
# counts: "harbour harbour" finds it. In three fields it is found.
# Seen: @scmmishra/pico-search 0.6.0 of npm, with its default threshold.
# Why it matters here: the more fields are searched, the less is found, and the exact title is among what is missed.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    @scmmishra/pico-search@0.6.0 > /dev/null || exit 2

cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';

import {picoSearch} from '@scmmishra/pico-search';

console.log('@scmmishra/pico-search', JSON.parse(readFileSync('node_modules/@scmmishra/pico-search/package.json')).version);
const records = [{title: 'Harbour', place: 'Kiel', author: 'Doe', note: 'Sunday'}];
const seen = [['harbour', ['title', 'place', 'author']], ['harbour', ['title', 'place', 'author', 'note']],
  ['harbour harbour', ['title', 'place', 'author', 'note']]].map(([query, fields]) => {
  const found = picoSearch(records, query, fields).length;
  console.log(query, 'in', fields.length, 'fields:', found, 'found');
  return found;
});
if (seen.join() !== '1,0,1') {
  console.error('changed: a word that is a whole field is found');
  process.exitCode = 1;
}
END
node --no-deprecation run.mjs
