#!/usr/bin/env bash
# envelope reads a mail with its parts. A good guess for a mail of a text and two attachments: three parts. It has two, the first
# and the last, so one attachment is missing; of six parts the first, third, fifth and sixth are there. A part is kept where the
# separator at its end is the second, fourth or sixth one; the last part is added at the end. A text in Base64, with a charset,
# keeps its Base64.
# Seen: envelope 2.1.0 of npm.
# Why it matters here: attachments are neither searched nor compared, and no error says so.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    envelope@2.1.0 > /dev/null || exit 2

cat > run.js <<'END'
const Envelope = require('envelope');

console.log('envelope', require('./node_modules/envelope/package.json').version);
const bodies = (count) => {
  const part = (number) => `--cut\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nPart ${number}.\r\n`;
  const mail = new Envelope('From: Ann <ann@example.net>\r\nContent-Type: multipart/mixed; boundary="cut"\r\n\r\n' +
    Array.from({length: count}, (_, index) => part(index + 1)).join('') + '--cut--\r\n');
  return Array.from({length: mail.length}, (_, index) => String(mail[index].body).trim()).join(' ');
};
const seen = [2, 3, 6].map((count) => bodies(count));
console.log(seen.map((text, index) => `${[2, 3, 6][index]} parts: ${text}`).join('\n'));
const base64 = new Envelope('From: ann@example.net\r\nContent-Type: text/plain; charset=utf-8\r\n' +
  'Content-Transfer-Encoding: base64\r\n\r\nVGhlIHRpZGUu\r\n').body;
console.log('Base64:', base64.trim());
if (String(seen) !== 'Part 1. Part 2.,Part 1. Part 3.,Part 1. Part 3. Part 5. Part 6.' || base64.trim() !== 'VGhlIHRpZGUu') {
  console.error('changed: all parts are there, decoded');
  process.exitCode = 1;
}
END
node run.js
