#!/usr/bin/env bash
# fraction-unicode writes a fraction in the signs for it, as ½ or ²²⁄₇. A good guess for -1 and 2: -½. It is ¹⁄₂: the minus is
# lost on the way, and so is the sign for a half, which 1 and 2 have. 10 and 5 are ¹⁰⁄₅, and 0 and 1 are ⁰⁄₁.
# Seen: fraction-unicode 1.0.1 of npm.
# Why it matters here: a loss is shown as a gain, and a step down as one up.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    fraction-unicode@1.0.1 > /dev/null || exit 2

cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';

import fraction from 'fraction-unicode';

console.log('fraction-unicode', JSON.parse(readFileSync('node_modules/fraction-unicode/package.json')).version);
const write = fraction.default || fraction;
const pairs = [[1, 2], [22, 7], [-1, 2], [-22, 7]];
const texts = pairs.map(([a, b]) => write(a, b));
pairs.forEach((pair, index) => console.log(pair.join(' / '), '->', texts[index]));
if (texts[0] !== '½' || texts[2] !== '¹⁄₂' || /[-−⁻]/.test(texts[3])) {
  console.error('changed: the minus is there');
  process.exitCode = 1;
}
END
node --no-deprecation run.mjs
