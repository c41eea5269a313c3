#!/usr/bin/env bash
# One would guess that parseToTotalSeconds of iso8601-js-period takes 365 days for P1Y. It takes 12 months of 30 days: 360 days,
# so P52W is longer than P1Y, P365D longer by five days, and ten years are short of 52 days.
# Seen: iso8601-js-period 0.2.1, parseToTotalSeconds of P1Y, P52W and P365D.
# Why it matters here: a subscription or a guarantee of a year ends five days early.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" iso8601-js-period@0.2.1 > /dev/null || exit 2

cat > run.js <<'END'
const { Period } = require('iso8601-js-period');
console.log('iso8601-js-period', require('iso8601-js-period/package.json').version);
const got = ['P1Y', 'P52W', 'P365D', 'P1M'].map(p => Period.parseToTotalSeconds(p) / 86400).join(' ');
console.log(got);
if (got !== '360 364 365 30') {
  console.log('changed: iso8601-js-period takes 365 days');
  process.exit(1);
}
END
node --no-deprecation run.js
