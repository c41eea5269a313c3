#!/usr/bin/env bash
# docx2txt of npm is a command that "returns the txt of that docx". A good guess for a letter of three paragraphs: three lines. It
# is one line, and the last word of each paragraph and the first of the next are one word, "come.Bring": the text is that of all
# runs, with nothing in between, and so are the cells of a table and lines that were ended by hand.
# Seen: docx2txt 0.1.0 of npm, with docxtemplater 1.0.
# Why it matters here: no search finds the first and last words of paragraphs, and no sentence or column can be told.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    docx2txt@0.1.0 jszip@3.10.1 > /dev/null || exit 2

cat > run.js <<'END'
const fs = require('fs');
const {execFileSync} = require('child_process');
const Zip = require('jszip');

console.log('docx2txt', require('./node_modules/docx2txt/package.json').version);
const cell = (text) => `<w:tc>${paragraph(text)}</w:tc>`;
const paragraph = (text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const body = paragraph('The boats come') + paragraph('Bring chairs') + `<w:tbl><w:tr>${cell('May')}${cell('14')}</w:tr></w:tbl>`
  + '<w:p><w:r><w:t>Quay 4</w:t><w:br/><w:t>Bremen</w:t></w:r></w:p>';
const zip = new Zip();
zip.file('[Content_Types].xml', '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>');
zip.file('word/document.xml', '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">'
  + `<w:body>${body}</w:body></w:document>`);
zip.generateAsync({type: 'nodebuffer'}).then((data) => {
  fs.writeFileSync('letter.docx', data);
  const text = execFileSync('node', ['--no-deprecation', 'node_modules/docx2txt/cli.js', 'letter.docx'], {encoding: 'utf8'});
  console.log(JSON.stringify(text));
  if (text !== 'The boats comeBring chairsMay14Quay 4Bremen\n') {
    console.error('changed: paragraphs, cells or lines are apart');
    process.exitCode = 1;
  }
});
END
node --no-deprecation run.js
