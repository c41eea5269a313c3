#!/usr/bin/env bash
# One would guess that arabic-text-normalizer leaves a year or a price in an Arabic text: what it removes of numbers it calls
# verse numbers. Each number in Arabic digits is deleted, with or without the brackets of a verse; in other numbers the point and
# the colon are deleted: 3.5 becomes 35, 10:30 becomes 1030.
# Seen: arabic-text-normalizer 1.4.0, normalize without options.
# Why it matters here: texts of different years and sums become equal, and 3.5 equals 35.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    arabic-text-normalizer@1.4.0 > /dev/null || exit 2

cat > run.js <<'END'
const { normalize } = require('arabic-text-normalizer');
const manifest = require('fs').readFileSync('node_modules/arabic-text-normalizer/package.json');
console.log('arabic-text-normalizer', JSON.parse(manifest).version);
const got = [normalize('\u0633\u0646\u0629 \u0662\u0660\u0662\u0660'), normalize('3.5 10:30')];
console.log(got);
if (got[0] !== '\u0633\u0646\u0629' || got[1] !== '35 1030') {
  console.log('changed: arabic-text-normalizer leaves numbers');
  process.exit(1);
}
END
node --no-deprecation run.js
