#!/usr/bin/env bash
# @natlibfi/sfs-4900 transliterates Russian and Ukrainian after the Finnish standard, for library catalogues. A good guess for
# the names Ёлкин and Артём Ёлкин: Jolkin and Artjom Jolkin, with capitals. They are jolkin and Artjom jolkin: whether the
# letter is a capital is asked of the letter in front of it, not of itself.
# Seen: @natlibfi/sfs-4900 1.1.0 of npm; Е, Ю and Я are written with their capitals.
# Why it matters here: names that begin with this letter are sorted behind all others and are not equal to their other records.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    @natlibfi/sfs-4900@1.1.0 > /dev/null || exit 2

cat > run.js <<'END'
const {convertToLatin} = require('@natlibfi/sfs-4900');

console.log('@natlibfi/sfs-4900', require('./node_modules/@natlibfi/sfs-4900/package.json').version);
const seen = ['Ёлкин', 'Артём Ёлкин', 'Юрьев', 'Яшин'].map((name) => {
  const {result} = convertToLatin(name);
  console.log(name, '->', result);
  return result;
});
if (seen.join(', ') !== 'jolkin, Artjom jolkin, Jurjev, Jašin') {
  console.error('changed: a capital stays a capital');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
