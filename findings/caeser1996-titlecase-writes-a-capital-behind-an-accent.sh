#!/usr/bin/env bash
# @caeser1996/titlecase writes each word of a string with a capital. A good guess for "éclair and straße": "Éclair And Straße".
# It is "éClair And Straße": for the pattern that finds the beginning of a word an é is no letter, so that the word begins
# behind it. "l'été à la mer" is "L'été à La Mer", and the letters behind the first are made small, "NASA" to "Nasa".
# Seen: @caeser1996/titlecase 3.0.2 of npm.
# Why it matters here: titles and names that begin with an accented letter get a capital in the middle and none at the
# beginning.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    @caeser1996/titlecase@3.0.2 > /dev/null || exit 2
cat > run.js <<'END'
const module_ = require('@caeser1996/titlecase');

console.log('@caeser1996/titlecase', require('./node_modules/@caeser1996/titlecase/package.json').version);
const titleCase = module_.default || module_;
const seen = ['the harbour fair', 'éclair and straße', 'émile zola', 'örebro'].map((text) => {
  const title = titleCase(text);
  console.log(text, '->', title);
  return title;
});
if (seen.join('|') !== 'The Harbour Fair|éClair And Straße|éMile Zola|öRebro') {
  console.error('changed: the first letter is the capital');
  process.exitCode = 1;
}
END
node run.js
