#!/usr/bin/env bash
# eml-parse-js reads mails of the .eml format, with their subject decoded. A subject with letters other than those of English
# is written as encoded words, a long one as several, since none may have more than 75 signs; the blank between two of them is
# no part of the subject. A good guess for "Fähre", of which the one encoded word ends behind "Fäh": the subject "Fähre". It is
# "Fäh re"; if the words are parted between two of their own, there are two blanks. If a line ends between the two, it is
# right.
# Seen: eml-parse-js 1.1.15 of npm.
# Why it matters here: such a subject is not found by its words, and a mail and its copy with other line ends have two
# subjects.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" eml-parse-js@1.1.15 > /dev/null || exit 2
cat > run.js <<'END'
const {readEml} = require('eml-parse-js');

console.log('eml-parse-js', require('./node_modules/eml-parse-js/package.json').version);
const rest = 'From: anna@example.org\r\nContent-Type: text/plain\r\n\r\nCome.\r\n';
const subject = (text) => readEml(`Subject: ${text}\r\n${rest}`).subject;
const seen = ['=?utf-8?B?RsOkaA==?= =?utf-8?B?cmU=?=', '=?utf-8?B?RsOkaA==?=\r\n =?utf-8?B?cmU=?=',
  '=?utf-8?Q?F=C3=A4hre_nach?= =?utf-8?Q?_Kiel?='].map((text) => {
  const read = subject(text);
  console.log(JSON.stringify(text), '->', JSON.stringify(read));
  return read;
});
if (seen.join('|') !== 'Fäh re|Fähre|Fähre nach  Kiel') {
  console.error('changed: no blank comes between two encoded words');
  process.exitCode = 1;
}
END
node run.js
