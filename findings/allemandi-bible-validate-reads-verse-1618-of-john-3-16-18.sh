#!/usr/bin/env bash
# One would guess that @allemandi/bible-validate, made for parsing and validating Bible references, reads the usual ones. A comma
# is deleted before the numbers are read: "John 3:16,18" is verse 1618; "Gen 1-2" (two chapters) is chapter 1, verse 2; and of
# "John 3:16-4:2" the verses are 16 to 4.
# Seen: @allemandi/bible-validate 2.2.11, parseBibleReference.
# Why it matters here: ranges over chapters and lists of verses are in each reading plan; they become other verses without an
# error.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    @allemandi/bible-validate@2.2.11 > /dev/null || exit 2

cat > run.js <<'END'
const { parseBibleReference } = require('@allemandi/bible-validate');
const file = 'node_modules/@allemandi/bible-validate/package.json';
console.log('@allemandi/bible-validate', JSON.parse(require('fs').readFileSync(file)).version);
const got = ['John 3:16,18', 'Gen 1-2', 'John 3:16-4:2'].map(t => parseBibleReference(t));
console.log(JSON.stringify(got));
const text = got.map(r => [r.chapter, r.verseStart, r.verseEnd].join('/')).join(' ');
if (text !== '3/1618/ 1/2/ 3/16/4') {
  console.log('changed: @allemandi/bible-validate reads lists of verses');
  process.exit(1);
}
END
node --no-deprecation run.js
