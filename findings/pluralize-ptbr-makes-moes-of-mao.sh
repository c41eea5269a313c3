#!/usr/bin/env bash
# One would guess that pluralize-ptbr gives "mãos" for "mão": its README shows just this example. Each word in -ão becomes -ões:
# mões, irmões, cidadões, and also pões and alemões for pães and alemães; país stays as it is (países).
# Seen: pluralize-ptbr 1.0.4 of mão, irmão, pão, alemão, país.
# Why it matters here: these are among the most frequent nouns; labels are wrong and plural forms of a search find nothing.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" pluralize-ptbr@1.0.4 > /dev/null || exit 2

cat > run.js <<'END'
const plural = require('pluralize-ptbr');
console.log('pluralize-ptbr', require('pluralize-ptbr/package.json').version);
const got = ['mão', 'irmão', 'pão', 'alemão', 'país'].map(w => plural(w)).join(' ');
console.log(got);
if (got !== 'mões irmões pões alemões país') {
  console.log('changed: pluralize-ptbr makes mãos of mão');
  process.exit(1);
}
END
node --no-deprecation run.js
