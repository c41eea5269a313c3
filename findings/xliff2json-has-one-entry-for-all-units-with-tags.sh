#!/usr/bin/env bash
# One would guess that xliff2json with cleanJSON gives a translation for each unit. The key is the source: a source with an inline
# tag (<x/>, <g>) is the key "[object Object]", one for all such units, and its translation is an object; of two units with one
# source the last stays, and all files of the XLIFF but the first are left out.
# Seen: xliff2json 0.0.2, five units in two files give two entries.
# Why it matters here: placeholders are what translated programs are full of; these sentences have no translation any more.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" xliff2json@0.0.2 > /dev/null || exit 2

cat > run.js <<'END'
const Xliff2JSON = require('xliff2json');
const fs = require('fs');
console.log('xliff2json', JSON.parse(fs.readFileSync('node_modules/xliff2json/package.json')).version);
const unit = (id, a, b) => `<trans-unit id="${id}"><source>${a}</source><target>${b}</target></trans-unit>`;
const file = units => `<file source-language="en" target-language="de" original="a"><body>${units}</body></file>`;
const text = '<xliff version="1.2">' + file(unit(1, 'Open', 'Offnen') + unit(2, 'Open', 'Offen')
  + unit(3, 'Press <x id="1"/> now', 'Jetzt <x id="1"/>') + unit(4, 'Go <x id="1"/>', 'Los <x id="1"/>'))
  + file(unit(1, 'Boat', 'Boot')) + '</xliff>';
new Xliff2JSON({ cleanJSON: true }).parseXliff(text, seen => {
  console.log(JSON.stringify(seen));
  if (JSON.stringify(Object.keys(seen)) !== '["Open","[object Object]"]' || seen.Open !== 'Offen') {
    console.log('changed: xliff2json gives a translation for each unit');
    process.exit(1);
  }
});
END
node --no-deprecation run.js
