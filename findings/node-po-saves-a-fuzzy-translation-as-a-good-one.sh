#!/usr/bin/env bash
# node-po loads, changes and saves the translations of gettext, files of the kind .po. A good guess for a file that is loaded and
# saved: the same entries, with their comments. No entry has a comment any more, as they are read, but not written. With them goes
# the mark "#, fuzzy", which says that a translation is a guess of a tool that no program may show: what was not in use before is
# in use now. The notes for translators and the mark "c-format" are gone as well.
# Seen: node-po 0.1.2 of npm; references (#:) are kept.
# Why it matters here: wrong translations, mostly those of a similar sentence, become the text of a program.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    node-po@0.1.2 > /dev/null || exit 2

cat > run.js <<'END'
const PO = require('node-po');

console.log('node-po', require('./node_modules/node-po/package.json').version);
const text = ['msgid ""', 'msgstr ""', '"Language: de\\n"', '', '#. Shown at the gate.', '#: gate.c:12', '#, fuzzy, c-format',
  'msgid "The harbour is closed."', 'msgstr "Der Hafen ist offen."', ''].join('\n');
const po = PO.parse(text);
const saved = po.toString();
console.log('read:', po.items[0].comments);
console.log(saved.slice(saved.indexOf('\n\n')).trim());
if (!po.items[0].comments.join().includes('fuzzy') || saved.includes('fuzzy') || !saved.includes('Der Hafen ist offen.')) {
  console.error('changed: a fuzzy translation stays fuzzy');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
