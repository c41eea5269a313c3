#!/usr/bin/env bash
# ilib-po parses and writes translation files of gettext. A good guess for a file with the line ends of Windows, as editors of
# translations write it there: the same messages as with the line ends of Unix. It gives the last message of the file alone, or
# the last ones of others put together: a message ends at an empty line, that is at two line feeds in a row, and with carriage
# returns in between there are none. The same happens where no empty line is between two messages, which gettext allows. There is
# no error.
# Seen: ilib-po 1.1.4 of npm.
# Why it matters here: all other translations of a file are not there, and writing the file removes them.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    ilib-po@1.1.4 > /dev/null || exit 2

cat > run.js <<'END'
const {POFile} = require('ilib-po');

console.log('ilib-po', require('./node_modules/ilib-po/package.json').version);
const text = ['msgid ""', 'msgstr ""', '"Language: de\\n"', '', 'msgid "Open"', 'msgstr "Öffnen"', '',
  'msgid "Close"', 'msgstr "Schließen"', '', 'msgid "Edit"', 'msgstr "Bearbeiten"', ''];
const read = (end) => {
  const file = new POFile({pathName: 'de.po', sourceLocale: 'en-US', targetLocale: 'de-DE'});
  return file.parse(text.join(end)).getAll().map((message) => `${message.getSource()}: ${message.getTarget()}`);
};
const [unix, windows] = [read('\n'), read('\r\n')];
console.log('Unix:', unix);
console.log('Windows:', windows);
if (unix.length !== 3 || windows.join() !== 'Edit: Bearbeiten') {
  console.error('changed: all messages are there');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
