#!/usr/bin/env bash
# Word keeps a cover page, a table of contents, a form and each "building block" in a content control (w:sdt) around whole
# paragraphs. A good guess: officeparser, which makes a tree and text of office files, gives these paragraphs like others.
# It drops them, without an error; a content control inside a paragraph is read.
# Seen: officeparser 7.8.0 of npm.
# Why it matters here: forms and reports lose what was filled in, and are then copies of each other.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    officeparser@7.8.0 > /dev/null || exit 2

cat > write.py <<'END'
import zipfile

W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"


def run(text):
    return f"<w:r><w:t xml:space='preserve'>{text}</w:t></w:r>"


def control(content):
    return f"<w:sdt><w:sdtPr/><w:sdtContent>{content}</w:sdtContent></w:sdt>"


body = f"<w:p>{run('first')}</w:p>" + control(f"<w:p>{run('paragraph in a control')}</w:p>")
body += f"<w:p>{run('name: ')}{control(run('Anna'))}</w:p>"
with zipfile.ZipFile("a.docx", "w") as file:
    file.writestr("[Content_Types].xml", f"""<Types xmlns="{PACKAGE}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/word/document.xml" ContentType="{TYPE}"/></Types>""")
    file.writestr("_rels/.rels", f"""<Relationships xmlns="{PACKAGE}/relationships">
<Relationship Id="r1" Type="{OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>""")
    file.writestr("word/document.xml", f"<w:document xmlns:w='{W}'><w:body>{body}</w:body></w:document>")
END
python3 write.py
cat > run.js <<'END'
const {OfficeParser} = require('officeparser');

OfficeParser.parseOffice('a.docx').then((tree) => tree.toText()).then((text) => {
  console.log('officeparser', require('./node_modules/officeparser/package.json').version, JSON.stringify(text));
  if (!text.includes('first') || !text.includes('Anna') || text.includes('paragraph in a control')) {
    console.error('changed: the paragraph in a content control is read, or another one is not');
    process.exitCode = 1;
  }
});
END
node run.js
