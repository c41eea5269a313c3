#!/usr/bin/env bash
# One would guess that diff of xdiff ("diff, patch (nearly) arbitrary json documents ... you can diff nested objects, and arrays")
# finds a changed object in a list. Two objects without a field __id__ count as equal, since both have none: [{n: "Anna"}] and
# [{n: "Carl"}] have no difference at all, a changed order neither.
# Seen: xdiff 0.2.11, diff of two lists of objects.
# Why it matters here: most documents are lists of objects; changes are not stored and the patch does nothing.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" xdiff@0.2.11 > /dev/null || exit 2

cat > run.js <<'END'
const { diff } = require('xdiff');
console.log('xdiff', JSON.parse(require('fs').readFileSync('node_modules/xdiff/package.json')).version);
const got = diff({ list: [{ n: 'Anna' }, { n: 'Ben' }] }, { list: [{ n: 'Carl' }, { n: 'Dan' }] });
console.log(got, JSON.stringify(diff({ a: 1 }, { a: 2 })));
if (got) {
  console.log('changed: xdiff finds a changed object');
  process.exit(1);
}
END
node --no-deprecation run.js
