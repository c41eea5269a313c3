#!/usr/bin/env bash
# normalize-for-search takes accents and umlauts off a text, so that what is typed without them finds it. A good guess for Nový,
# Łódź and Søren: novy, lodz, soren. They are nový, łodź and søren: its list has letters of German, French and Spanish, and ý, ź,
# ł, ø, đ and the dot of İ stay; of Łódź one accent of two is gone. And Müller is mueller, so that a search for Muller, as the
# English write him, does not find him.
# Seen: normalize-for-search 2.1.0 of npm.
# Why it matters here: who types novy finds nothing, and no test with café and naïve shows it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    normalize-for-search@2.1.0 > /dev/null || exit 2

cat > run.js <<'END'
const normalize = require('normalize-for-search');

console.log('normalize-for-search', require('./node_modules/normalize-for-search/package.json').version);
const words = ['Café', 'naïve', 'Müller', 'Nový', 'Łódź', 'Søren', 'Đorđe'];
const plain = words.map((word) => (normalize.default || normalize)(word));
words.forEach((word, index) => console.log(word, '->', plain[index]));
if (plain.join(' ') !== 'cafe naive mueller nový łodź søren đorđe') {
  console.error('changed: accents are taken off');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
