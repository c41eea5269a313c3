#!/usr/bin/env bash
# docx-tables gives the tables of a Word file, each cell with its text. A good guess for a cell "The Anna" with a bold word, and
# one with "about 70": these texts. The first is empty, as each cell is whose paragraph has more than one run, which takes no more
# than one word in another form. The second is empty if its text has the mark that blanks are to be kept (xml:space="preserve"),
# which writers put wherever a blank is first or last in a run. There is no error.
# Seen: docx-tables 0.3.0 of npm.
# Why it matters here: of most real tables no more than some cells are left.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    docx-tables@0.3.0 > /dev/null || exit 2

python3 - <<'END'
import zipfile

WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
TYPES = "http://schemas.openxmlformats.org/package/2006/content-types"


def run(text, attributes="", properties=""):
    return f"<w:r>{properties}<w:t{attributes}>{text}</w:t></w:r>"


BLANKS = ' xml:space="preserve"'
CELLS = [[run("Boat"), run("Price")],
         [run("The ", BLANKS) + run("Anna", "", "<w:rPr><w:b/></w:rPr>"), run("100")],
         [run("The Ina"), run("about 70", BLANKS)]]
rows = "".join("<w:tr>" + "".join(f"<w:tc><w:p>{cell}</w:p></w:tc>" for cell in row) + "</w:tr>" for row in CELLS)
with zipfile.ZipFile("table.docx", "w") as file:
    file.writestr("[Content_Types].xml",
                  f'<Types xmlns="{TYPES}"><Default Extension="xml" ContentType="application/xml"/></Types>')
    file.writestr("word/document.xml",
                  f'<w:document xmlns:w="{WORD}"><w:body><w:tbl>{rows}</w:tbl><w:p/></w:body></w:document>')
END
cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';

import tables from 'docx-tables';

console.log('docx-tables', JSON.parse(readFileSync('node_modules/docx-tables/package.json')).version);
const [table] = await tables({file: 'table.docx'});
const rows = Object.values(table).map((row) => row.map((cell) => cell.data.trim()).join(' | '));
console.log(rows);
if (JSON.stringify(rows) !== JSON.stringify(['Boat | Price', ' | 100', 'The Ina | '])) {
  console.error('changed: a cell has the text of its runs');
  process.exitCode = 1;
}
END
node run.mjs
