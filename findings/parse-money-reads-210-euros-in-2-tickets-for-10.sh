#!/usr/bin/env bash
# One would guess that parse-money ("pass a string to extract money from") reads the number at the sign of the currency. All
# digits in a wide piece of text around the sign are joined: "2 tickets for €10" is 210 EUR, "on 3 May I paid $20" 320 USD, "€10
# or $12" 1012 USD. A minus is dropped, and "leider £5" (German) is in RON, since "lei" is a currency.
# Seen: parse-money 1.0.12 of four sentences.
# Why it matters here: a sentence with a price has mostly another number too; the sums are ten times too high and look real.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" parse-money@1.0.12 > /dev/null || exit 2

cat > run.js <<'END'
const lib = require('parse-money');
console.log('parse-money', require('parse-money/package.json').version);
const parse = lib.default || lib;
const texts = ['2 tickets for €10', 'on 3 May I paid $20', '€10 or $12', 'leider £5'];
const got = texts.map(t => parse(t)).map(m => m.amount + m.currency).join(' ');
console.log(got);
if (got !== '210EUR 320USD 1012USD 5RON') {
  console.log('changed: parse-money reads the number at the sign');
  process.exit(1);
}
END
node --no-deprecation run.js
