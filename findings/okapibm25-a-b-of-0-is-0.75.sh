#!/usr/bin/env bash
# okapibm25 ranks texts by BM25, whose constant b says how much the length of a text counts: 0 is not at all. A good guess for
# b: 0 and a short and a long text that have a word once each: two equal scores. They differ, and are those of the default 0.75:
# a constant of 0 is taken for one that is not given. The same goes for k1: 0, which is to count a word once however often it
# comes.
# Seen: okapibm25 1.4.1 of npm (65,000 downloads a month).
# Why it matters here: long pages stay at a disadvantage, whatever is set, and no message says so.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    okapibm25@1.4.1 > /dev/null || exit 2

cat > run.js <<'END'
const BM25 = require('okapibm25').default;

console.log('okapibm25', require('./node_modules/okapibm25/package.json').version);
const texts = ['tide', `tide ${'and water '.repeat(20)}`, 'tide tide tide', 'boats leave'];
const show = (options) => {
  const scores = BM25(texts, ['tide'], options);
  console.log(JSON.stringify(options), scores.map((score) => score.toFixed(4)).join(' '));
  return scores;
};
const defaults = show(undefined), noLength = show({b: 0}), noCount = show({k1: 0}), small = show({b: 1e-9, k1: 1e-9});
if (String(noLength) !== String(defaults) || String(noCount) !== String(defaults) ||
    Math.abs(small[0] - small[1]) > 1e-6 || Math.abs(small[0] - small[2]) > 1e-6) {
  console.error('changed: b and k1 may be 0');
  process.exitCode = 1;
}
END
node run.js
