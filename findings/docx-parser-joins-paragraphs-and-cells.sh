#!/usr/bin/env bash
# One would guess that docx-parser ("get the plain text from a docx file") keeps paragraphs and cells apart. A new line is put
# only before a paragraph tag with attributes, as Word itself writes them; in files of other programs all paragraphs are one line
# without a space. The cells of a table, tabs and line breaks are glued in any case, &amp; stays, and the code of a field (PAGE)
# is text.
# Seen: docx-parser 0.2.1, parseDocx of a file with two paragraphs and a table.
# Why it matters here: the last word of each paragraph and the first of the next are one; neither is found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    docx-parser@0.2.1 jszip@3.10.1 > /dev/null || exit 2

cat > run.js <<'END'
const fs = require('fs');
const JSZip = require('jszip');
const { parseDocx } = require('docx-parser');
console.log('docx-parser', require('docx-parser/package.json').version);
const p = text => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const xml = '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>'
  + p('The fair') + p('Anna &amp; Ben') + `<w:tbl><w:tr><w:tc>${p('Name')}</w:tc><w:tc>${p('100')}</w:tc></w:tr></w:tbl>`
  + '<w:p><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:t>3</w:t></w:r></w:p></w:body></w:document>';
const zip = new JSZip();
zip.file('word/document.xml', xml);
zip.generateAsync({ type: 'nodebuffer' }).then(data => {
  fs.writeFileSync('x.docx', data);
  parseDocx('x.docx', text => {
    console.log(JSON.stringify(text));
    if (text !== 'The fairAnna &amp; BenName100PAGE3') {
      console.log('changed: docx-parser keeps paragraphs apart');
      process.exit(1);
    }
  });
});
END
node --no-deprecation run.js
