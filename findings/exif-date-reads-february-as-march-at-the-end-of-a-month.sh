#!/usr/bin/env bash
# One would guess that parse of exif-date gives the date that is written. It sets year, month and day one after the other on a
# Date of the present day: on the 29th to 31st of a month, a photo of 15 February is read as 15 March (on the 31st, each short
# month moves). The fraction ".5" is read as 5 ms, and 50 ms are written as ".5", 995 ms as ".100".
# Seen: exif-date 2.1.1, parse with the clock set to 31 January, format with the second argument true.
# Why it matters here: an import of photos is right on most days and a month wrong at the end of one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" exif-date@2.1.1 > /dev/null || exit 2

cat > run.js <<'END'
const Real = Date;
global.Date = class extends Real {
  constructor(...args) {
    super(...(args.length ? args : ['2026-01-31T12:00:00Z']));
  }
};
const { parse, format } = require('exif-date');
console.log('exif-date', JSON.parse(require('fs').readFileSync('node_modules/exif-date/package.json')).version);
const got = [parse('2020:02:15 10:00:00').toISOString(), format(new Date(50), true), parse('1970:01:01 00:00:00.5').getTime()];
console.log(got);
if (!got[0].startsWith('2020-03-15') || !got[1].endsWith(':00.5') || got[2] !== 5) {
  console.log('changed: exif-date reads the written date');
  process.exit(1);
}
END
node --no-deprecation run.js
