#!/usr/bin/env bash
# One would guess that a static list of thirty words is right. For 19 german-ordinals gives "nehnzehnte" in place of "neunzehnte",
# as a word of its list. For 0 it gives undefined.
# Seen: german-ordinals 4.2.6, getOrdinal(19).
# Why it matters here: each text about the 19th century or the 19th of a month has the mistake, and a search finds it not.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" german-ordinals@4.2.6 > /dev/null || exit 2

cat > run.js <<'END'
const { getOrdinal } = require('german-ordinals');
console.log('german-ordinals', JSON.parse(require('fs').readFileSync('node_modules/german-ordinals/package.json')).version);
const got = [18, 19, 29, 0].map(n => String(getOrdinal(n))).join(' ');
console.log(got);
if (got !== 'achtzehnte nehnzehnte neunundzwanzigste undefined') {
  console.log('changed: german-ordinals writes neunzehnte');
  process.exit(1);
}
END
node --no-deprecation run.js
