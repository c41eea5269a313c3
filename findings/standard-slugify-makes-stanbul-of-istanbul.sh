#!/usr/bin/env bash
# standard-slugify makes the address of a page of its title, and its README says that "every Latin, Greek and Cyrillic letter
# actually used in keyboard layouts or fonts" is transliterated, ISO 8859-9, the letters of Turkish, among them. A good guess for
# "İstanbul": istanbul. It is "stanbul", and "İzmir" is "zmir": the capital İ is not in its table, and what is not there is
# removed. Vietnamese loses most of its vowels: "bạn" and "bốn" are both "bn".
# Seen: standard-slugify 4.0.0 of npm; "ı" and all accents of the Latin-1 letters are right.
# Why it matters here: two titles have one address, and one of the pages replaces the other; an index by slugs takes both for one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    standard-slugify@4.0.0 > /dev/null || exit 2

cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';

import slugify from 'standard-slugify';

console.log('standard-slugify', JSON.parse(readFileSync('node_modules/standard-slugify/package.json')).version);
const words = ['Ğöç ılık', 'İstanbul', 'İzmir', 'bạn', 'bốn', 'Tiếng Việt'];
const slugs = words.map((word) => slugify(word));
words.forEach((word, index) => console.log(word, '->', slugs[index]));
if (slugs.join() !== 'goc-ilik,stanbul,zmir,bn,bn,ting-vit') {
  console.error('changed: the letters are transliterated');
  process.exitCode = 1;
}
END
node --no-deprecation run.mjs
