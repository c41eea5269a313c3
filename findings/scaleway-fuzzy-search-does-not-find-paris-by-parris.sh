#!/usr/bin/env bash
# isFuzzyMatch(query, target) of @scaleway/fuzzy-search tells whether a query is somewhere in a target with at most one edit, or
# with as many as its third parameter says. A good guess for "parris" and "paris": a match, for one letter is too many. It is
# none, whatever the third parameter: a query longer than the target never matches, and a shorter one is only compared with parts
# of its own length, so that "pariis" in "in paris today" is none either. A letter that is missing or another is found. Any query
# of one letter is in any target: "x" in "paris".
# Seen: @scaleway/fuzzy-search 1.0.2 of npm (14,000 downloads a month).
# Why it matters here: a doubled letter is a usual slip, and while the first letter is typed everything is found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    @scaleway/fuzzy-search@1.0.2 > /dev/null || exit 2

cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';

import {isFuzzyMatch} from '@scaleway/fuzzy-search';

console.log('@scaleway/fuzzy-search', JSON.parse(readFileSync('node_modules/@scaleway/fuzzy-search/package.json')).version);
const cases = [['parris', 'paris', 1, false], ['parris', 'paris', 3, false], ['pariis', 'in paris today', 1, false],
  ['pars', 'paris', 1, true], ['pagis', 'paris', 1, true], ['x', 'paris', 1, true], ['xy', 'paris', 2, true]];
const wrong = [];
for (const [query, target, edits, seen] of cases) {
  const found = isFuzzyMatch(query, target, edits);
  console.log(`${query} in "${target}" with ${edits} edits:`, found);
  if (found !== seen) wrong.push(query);
}
if (wrong.length) {
  console.error('changed:', wrong);
  process.exitCode = 1;
}
END
node run.mjs
