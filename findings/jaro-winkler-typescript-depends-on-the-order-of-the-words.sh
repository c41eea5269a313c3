#!/usr/bin/env bash
# jaro-winkler-typescript measures how alike two words are. A good guess for jaro("ale", "eal") and jaro("eal", "ale"): the same
# number, 0, as letters of words of three have to stand in the same place to count. The first is 0.78, the second 0: letters are
# looked for one place too far behind, but not in front. With case that does not matter, a common beginning in other letters,
# MARTHA and marhta, does not count.
# Seen: jaro-winkler-typescript 1.0.1 of npm; for the words that are always used as an example (MARTHA, DIXON) it is right.
# Why it matters here: whether two short names are above a threshold depends on which of them was read first.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    jaro-winkler-typescript@1.0.1 > /dev/null || exit 2

cat > run.js <<'END'
const {jaro, jaroWinkler} = require('jaro-winkler-typescript');

console.log('jaro-winkler-typescript', require('./node_modules/jaro-winkler-typescript/package.json').version);
const seen = [['ale', 'eal'], ['abc', 'cab'], ['MARTHA', 'MARHTA']].map(([one, other]) => {
  const both = [jaro(one, other), jaro(other, one)].map((number) => number.toFixed(2)).join(' ');
  console.log(one, other, both);
  return both;
});
const ignoring = jaroWinkler('MARTHA', 'marhta', {caseSensitive: false});
console.log('without case:', ignoring, 'in capitals:', jaroWinkler('MARTHA', 'MARHTA'));
if (seen.join(',') !== '0.78 0.00,0.78 0.00,0.94 0.94' || ignoring >= jaroWinkler('MARTHA', 'MARHTA')) {
  console.error('changed: the order of two words does not matter');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
