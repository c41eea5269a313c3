#!/usr/bin/env bash
# clientside-search gives each text an id when it is added, and finds by BM25. Its state can be stored and read again; the README
# says that a search then gives what it gave before. A good guess for a text with the id 1412627260: it is found under it. After
# the state was read again it is found as 0, and the next text as 1: the ids are not in the state, and those of a new program
# are numbers of places. The best hit always has the score 1 and the worst 0, whatever was found.
# Seen: clientside-search 1.8.1 of npm (20,000 downloads a month), without ids of its own.
# Why it matters here: who keeps texts by the id that addDocument() gave has another text, or none, after a restart.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    clientside-search@1.8.1 > /dev/null || exit 2

cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';

import {SearchEngine} from 'clientside-search';
import en from 'clientside-search/en';

console.log('clientside-search', JSON.parse(readFileSync('node_modules/clientside-search/package.json')).version);
const engine = new SearchEngine(en);
const ids = ['The boats leave at noon', 'The tide is high in the harbour'].map((text) => engine.addDocument(text));
const before = engine.search('tide');
const after = SearchEngine.fromHydratedState(engine.hydrateState(), en).search('tide');
console.log('added as', ids[1], 'found as', before[0].id, 'and from the stored state as', after[0].id);
if (before.length !== 1 || before[0].id !== ids[1] || after.length !== 1 || after[0].id !== 1) {
  console.error('changed: an id is stored');
  process.exitCode = 1;
}
END
node run.mjs
