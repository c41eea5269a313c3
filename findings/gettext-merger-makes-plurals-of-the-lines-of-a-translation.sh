#!/usr/bin/env bash
# gettext-merger merges translation files of gettext: "Blocks are merged when the msgid values match, and either msgctx or msgstr
# is empty for one of the blocks". A good guess: a translation on two lines comes out as it was, a message without a translation
# gets that of the other file, and a fuzzy one stays fuzzy. Each line of a translation becomes a plural form of its own, the first
# of them with the text "undefined"; the untranslated message of the first file stays empty; and the mark "#, fuzzy" is gone, so
# that a guess is in use from now on. There is no error.
# Seen: gettext-merger 1.2.1 of npm.
# Why it matters here: a merged file has the word "undefined" for each long text, and lacks translations that one of its parts
# had.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    gettext-merger@1.2.1 > /dev/null || exit 2

cat > run.js <<'END'
const {mergePotFileContent} = require('gettext-merger');

console.log('gettext-merger', require('./node_modules/gettext-merger/package.json').version);
const one = ['msgid "Two lines"', 'msgstr ""', '"Erste Zeile\\n"', '"Zweite Zeile"', '', 'msgid "Open"', 'msgstr ""', '',
  '#, fuzzy', 'msgid "Closed"', 'msgstr "Offen"', ''].join('\n');
const other = ['msgid "Open"', 'msgstr "Öffnen"', ''].join('\n');
const merged = mergePotFileContent([one, other]);
console.log(merged.trim());
if (!merged.includes('msgstr[0] "undefined"\nmsgstr[1] "Erste Zeile') || merged.includes('Öffnen') || merged.includes('fuzzy')) {
  console.error('changed: translations are merged as they are');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
