#!/usr/bin/env bash
# In the header of a mail a word with letters beyond ASCII is encoded on its own, and the words around it are left as they are. A
# good guess for eml-format and the subject "Re: =?utf-8?Q?Caf=C3=A9?= at the quay": "Re: Café at the quay". It is "Café", and
# of a long subject, which takes two encoded words, it is the first one: what is given is the first encoded word, in place of
# the whole value. A name such as "Ann Café" keeps the underline that stands for its blank.
# Seen: eml-format 0.6.1 of npm (28,000 downloads a month).
# Why it matters here: the subjects of a thread differ, or are equal, by where their first accented letter is.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    eml-format@0.6.1 > /dev/null || exit 2

cat > run.js <<'END'
const eml = require('eml-format');

console.log('eml-format', require('./node_modules/eml-format/package.json').version);
const read = (subject, from) => {
  let mail;
  eml.read(`From: ${from} <ann@example.net>\r\nTo: ben@example.net\r\nSubject: ${subject}\r\n` +
    'Content-Type: text/plain; charset=utf-8\r\n\r\nText.\r\n', (error, result) => { mail = result; });
  return mail;
};
const mails = [
  read('Re: =?utf-8?Q?Caf=C3=A9?= at the quay', 'Ann'),
  read('=?utf-8?Q?Caf=C3=A9?= =?utf-8?Q?_at_the_quay?=', '=?utf-8?Q?Ann_Caf=C3=A9?='),
  read('The tide is high', 'Ann'),
];
mails.forEach((mail) => console.log(JSON.stringify(mail.subject), JSON.stringify(mail.from.name)));
if (mails[0].subject !== 'Café' || mails[1].subject !== 'Café' || mails[1].from.name !== 'Ann_Café' ||
    mails[2].subject !== 'The tide is high') {
  console.error('changed: the whole subject is decoded');
  process.exitCode = 1;
}
END
node run.js
