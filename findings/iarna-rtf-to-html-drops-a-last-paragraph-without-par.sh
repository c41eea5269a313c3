#!/usr/bin/env bash
# @iarna/rtf-to-html makes HTML of RTF. A good guess for two paragraphs, "one\par two" in the braces of the document, as TextEdit
# of the Mac and many programs write them, without a \par behind the last: two paragraphs. There is one: the last is kept only if
# \par follows it, or if it is the only one. Exponents are set as other digits: 10{\super 6} is 106. And < is written as it is, so
# that "a <b> c" has bold text.
# Seen: @iarna/rtf-to-html 1.1.0 of npm.
# Why it matters here: the last sentence of a document is missing, and a million is a hundred and six.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" @iarna/rtf-to-html@1.1.0 > /dev/null || exit 2

cat > run.js <<'END'
const rtfToHTML = require('@iarna/rtf-to-html');

console.log('@iarna/rtf-to-html', require('./node_modules/@iarna/rtf-to-html/package.json').version);
const convert = (text) => new Promise((done, failed) => rtfToHTML.fromString(`{\\rtf1\\ansi ${text}}`, (error, html) => {
  if (error) return failed(error);
  const body = html.slice(html.indexOf('<body>') + 6, html.indexOf('</body>')).replace(/\s+/g, ' ').trim();
  console.log(text, '->', body);
  return done(body);
}));

(async () => {
  const without = await convert('The fair is open.\\par Come at noon.');
  const withPar = await convert('The fair is open.\\par Come at noon.\\par');
  const power = await convert('10{\\super 6} boats\\par');
  await convert('a <b> c\\par');
  if (without !== '<p>The fair is open.</p>' || !withPar.includes('Come at noon.') || power !== '<p>106 boats</p>') {
    console.error('changed: the last paragraph is there, and the exponent is marked');
    process.exitCode = 1;
  }
})();
END
node --no-deprecation run.js
