#!/usr/bin/env bash
# One would guess that ordinal-numbers ("add the ordinal indicator to an integer") knows the teens of every hundred: 111th, 112th.
# Only 11, 12 and 13 themselves are excepted, beyond a hundred the last digit alone decides: 111st, 112nd, 113rd, 211st, 1012nd.
# Seen: ordinal-numbers 1.0.3, ordinal(111), ordinal(112), ordinal(1012).
# Why it matters here: a list of places or chapters is right up to 110 and wrong for three numbers of each further hundred.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" ordinal-numbers@1.0.3 > /dev/null || exit 2

cat > run.js <<'END'
const ordinal = require('ordinal-numbers');
console.log('ordinal-numbers', require('ordinal-numbers/package.json').version);
const got = [12, 111, 112, 113, 1012].map(n => ordinal(n)).join(' ');
console.log(got);
if (got !== '12th 111st 112nd 113rd 1012nd') {
  console.log('changed: ordinal-numbers writes 111th');
  process.exit(1);
}
END
node --no-deprecation run.js
