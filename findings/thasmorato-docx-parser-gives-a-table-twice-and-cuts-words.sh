#!/usr/bin/env bash
# One would guess that extractText of @thasmorato/docx-parser gives the text of a Word document once. The cells of a table come as
# lines of the text and once more as a table at the end; the pieces of a word (a change of type, a correction) are joined with a
# space ("in voice"), &amp; stays, and the code of a field (PAGE) is text.
# Seen: @thasmorato/docx-parser 1.4.0, extractText of a paragraph and a table.
# Why it matters here: every table counts double in a search or a comparison, out of its place, and cut words are not found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    @thasmorato/docx-parser@1.4.0 jszip@3.10.1 > /dev/null || exit 2

cat > run.js <<'END'
const JSZip = require('jszip');
const { extractText } = require('@thasmorato/docx-parser');
const fs = require('fs');
console.log('@thasmorato/docx-parser', JSON.parse(fs.readFileSync('node_modules/@thasmorato/docx-parser/package.json')).version);
const p = text => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const xml = '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>'
  + '<w:p><w:r><w:t>Anna &amp; in</w:t></w:r><w:r><w:t>voice</w:t></w:r></w:p>'
  + `<w:tbl><w:tr><w:tc>${p('Name')}</w:tc><w:tc>${p('100')}</w:tc></w:tr></w:tbl>` + p('The end') + '</w:body></w:document>';
const zip = new JSZip();
zip.file('word/document.xml', xml);
zip.file('[Content_Types].xml', '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>');
zip.generateAsync({ type: 'nodebuffer' }).then(async data => {
  const text = await extractText(data);
  console.log(JSON.stringify(text));
  if (text.split('Name').length !== 3 || !text.includes('Anna &amp; in voice')) {
    console.log('changed: @thasmorato/docx-parser gives a table once');
    process.exit(1);
  }
});
END
node --no-deprecation run.js
