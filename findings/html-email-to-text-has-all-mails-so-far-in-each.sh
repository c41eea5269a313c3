#!/usr/bin/env bash
# html-email-to-text makes plain text of HTML mails. A good guess for two mails, one after the other: the text of each. The second
# text is that of both mails, the third that of three: what is read is added to a text that begins when the program does, and
# nothing empties it. Letters in italics within a word and digits in subscript are words of their own, "un believ able".
# Seen: html-email-to-text 1.0.4 of npm (6,000 downloads a month).
# Why it matters here: each mail is a near-copy of the one before, and what one person wrote is found in the mail of another.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    html-email-to-text@1.0.4 > /dev/null || exit 2

cat > run.js <<'END'
const module_ = require('html-email-to-text');

const toText = module_.default || module_;
console.log('html-email-to-text', require('./node_modules/html-email-to-text/package.json').version);
const mails = ['<p>The tide is high.</p>', '<p>Ann leaves at noon.</p>', '<p>un<i>believ</i>able</p>'];
const texts = mails.map((mail) => toText(mail).trim());
texts.forEach((text, index) => console.log(`mail ${index + 1}:`, JSON.stringify(text)));
if (!texts[1].includes('tide') || !texts[2].includes('tide') || !texts[2].includes('noon') || !texts[2].includes('believ able')) {
  console.error('changed: each mail has its own text');
  process.exitCode = 1;
}
END
node run.js
