#!/usr/bin/env bash
# The Tversky index is 1 for equal sets and less for all others, and its symmetric form (Jimenez and others 2013) makes the order
# of the two not matter. A good guess for talisman's tversky({symmetric: true}): 1 for equal words, less for a word with a letter
# more. It is the other way round: 0.83 for "contact" and "contact", 1 for "contact" and "contacts"; with alpha 0.5, 1.11. Where
# the paper has a factor 1 - alpha, it takes alpha - 1 to the power of the number of letters, which is 1 for no letter at all.
# Seen: talisman 1.1.4 of npm (190,000 downloads a month).
# Why it matters here: a threshold of 0.9 drops exact copies and keeps the near ones.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    talisman@1.1.4 > /dev/null || exit 2

cat > run.js <<'END'
const tversky = require('talisman/metrics/tversky');

const pairs = {equal: ['contact', 'contact'], 'one letter more': ['contact', 'contacts'], unrelated: ['contact', 'hub']};
const value = (params, [one, other]) => +tversky(params, one, other).toFixed(2);
const symmetric = {};
console.log('talisman', require('./node_modules/talisman/package.json').version);
for (const [name, pair] of Object.entries(pairs)) {
  symmetric[name] = value({symmetric: true}, pair);
  console.log(name, 'plain', value({}, pair), 'symmetric', symmetric[name],
    'symmetric with alpha 0.5', value({symmetric: true, alpha: 0.5}, pair));
}
if (symmetric.equal !== 0.83 || symmetric['one letter more'] !== 1) {
  console.error('changed: equal words have the largest index');
  process.exitCode = 1;
}
END
node run.js
