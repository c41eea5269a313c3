#!/usr/bin/env bash
# In quoted-printable, the usual encoding of mail in Western languages, each byte of an accented letter is "=" and two digits. A
# good guess for eml-format and the body "Sch=C3=B6ne Gr=C3=BC=C3=9Fe" in UTF-8: "Schöne Grüße". It is "Schöne Gr", "ü", a
# replacement character and a control character, "e": three bytes in a row are taken for one letter before two are, so that two
# letters of two bytes next to each other are cut at the third byte. Single ones are right, and so are Chinese ones; words in
# Russian are spoiled throughout.
# Seen: eml-format 0.6.1 of npm (28,000 downloads a month).
# Why it matters here: the same mail in Base64 has other words.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    eml-format@0.6.1 > /dev/null || exit 2

cat > run.js <<'END'
const eml = require('eml-format');

console.log('eml-format', require('./node_modules/eml-format/package.json').version);
const read = (text) => {
  const encoded = Array.from(Buffer.from(text), (byte) => byte < 128 ? String.fromCharCode(byte) :
    `=${byte.toString(16).toUpperCase()}`).join('');
  let mail;
  eml.read('From: ann@example.net\r\nTo: ben@example.net\r\nContent-Type: text/plain; charset=utf-8\r\n' +
    `Content-Transfer-Encoding: quoted-printable\r\n\r\n${encoded}\r\n`, (error, result) => { mail = result; });
  return mail.text.trim();
};
const right = ['Schöne Tage', 'Grüße', 'тайд', '潮汐'].map((text) => {
  const found = read(text);
  console.log(text, '->', JSON.stringify(found));
  return found === text;
});
if (String(right) !== 'true,false,false,true') {
  console.error('changed: letters next to each other are decoded');
  process.exitCode = 1;
}
END
node run.js
