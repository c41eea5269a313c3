#!/usr/bin/env bash
# node-po loads, changes and saves the translations of gettext, files of the kind .po. A good guess for a file in which a message
# has a context, msgctxt "menu", so that "File" can be translated in two ways: the context is there, or is left out. It is
# appended to the translation of the message before: "Öffnen" has become "Öffnenmenu", and is saved so, as a line of no known kind
# is taken for more text of the last string. Both messages "File" are without their context.
# Seen: node-po 0.1.2 of npm.
# Why it matters here: a file that is loaded and saved has words in it that nobody wrote, one behind each translation in front of
# a context.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    node-po@0.1.2 > /dev/null || exit 2

cat > run.js <<'END'
const PO = require('node-po');

console.log('node-po', require('./node_modules/node-po/package.json').version);
const po = PO.parse(['msgid ""', 'msgstr ""', '"Language: de\\n"', '', 'msgid "Open"', 'msgstr "Öffnen"', '',
  'msgctxt "menu"', 'msgid "File"', 'msgstr "Datei"', '', 'msgctxt "tool"', 'msgid "File"', 'msgstr "Feile"', ''].join('\n'));
const seen = po.items.map((item) => `${item.msgid}: ${item.msgstr}`);
console.log(seen);
if (seen.join() !== 'Open: Öffnenmenu,File: Dateitool,File: Feile') {
  console.error('changed: a context is no part of a translation');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
