#!/usr/bin/env bash
# addresser parses addresses of the United States and gives each a normalized form. A good guess for "5 Calle La Paz, Santa Fe,
# NM 87501": the street Calle La Paz. The first line of the address is "5 Calle Ln", and Paz is the second: La is a short form
# of Lane, and what is behind the street is taken for a flat. So "5 Rue de la Paix" is "5 Rue De Ln". A street of another word
# behind, "100 La Brea Ave", is right.
# Seen: addresser 1.1.22 of npm.
# Why it matters here: the Spanish street names of the south-west are other streets, Calle La Paz, Calle La Luz and Calle La
# Cruz one of them.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" addresser@1.1.22 > /dev/null || exit 2
cat > run.js <<'END'
const addresser = require('addresser');

console.log('addresser', require('./node_modules/addresser/package.json').version);
const texts = ['100 La Brea Ave, Los Angeles, CA 90036', '5 Calle La Paz, Santa Fe, NM 87501',
  '5 Calle La Luz, Santa Fe, NM 87501'];
const seen = texts.map((text) => {
  const {addressLine1, addressLine2} = addresser.parseAddress(text);
  console.log(text, '->', addressLine1, 'and', addressLine2);
  return `${addressLine1}/${addressLine2}`;
});
if (seen.join('|') !== '100 La Brea Ave/undefined|5 Calle Ln/Paz|5 Calle Ln/Luz') {
  console.error('changed: La is a part of the name');
  process.exitCode = 1;
}
END
node run.js
