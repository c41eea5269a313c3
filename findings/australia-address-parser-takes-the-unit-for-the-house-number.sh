#!/usr/bin/env bash
# australia-address-parser parses Australian addresses into unit, street number, street name, suburb, state and postcode. A
# good guess for "4/12 High St, Perth WA 6000", flat 4 of house 12 as it is written in Australia: unit 4, number 12, High. The
# number is 4 and the street "12 High". With the word in front, "Unit 4/12 High St", unit and number are right.
# Seen: australia-address-parser 1.0.1 of npm.
# Why it matters here: most flats are in another house and in a street that does not exist; two flats of one house have two
# house numbers.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    australia-address-parser@1.0.1 > /dev/null || exit 2
cat > run.js <<'END'
const {parseLocation} = require('australia-address-parser');

console.log('australia-address-parser', require('./node_modules/australia-address-parser/package.json').version);
const seen = ['12 High St, Perth WA 6000', 'Unit 4/12 High St, Perth WA 6000', '4/12 High St, Perth WA 6000'].map((text) => {
  const {unitNumber, streetNumber, streetName} = parseLocation(text);
  console.log(text, '-> unit', unitNumber, 'number', streetNumber, 'street', streetName);
  return [unitNumber, streetNumber, streetName].join();
});
if (seen.join('|') !== ',12,High|4,12,High|,4,12 High') {
  console.error('changed: 4/12 is flat 4 of house 12');
  process.exitCode = 1;
}
END
node run.js
