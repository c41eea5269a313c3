#!/usr/bin/env bash
# A cell of an .xlsx file has its text in a table of shared strings or in the cell itself (inlineStr). Excel writes the first;
# writers that save memory write the second, as XlsxWriter does with constant_memory. A good guess: readers know both.
# pandoc, whose newer releases read .xlsx, leaves each such text out: the table is empty but for its numbers. Omega's
# omindex indexes the file as a document without a word. officeparser keeps only the first run of a text.
# Seen: pandoc 3.9 of pypandoc_binary 1.17, officeparser 7.8.0 of npm, XlsxWriter 3.3.1, omindex 1.4.22 of Debian 12.
# Why it matters here: all workbooks that such a program writes are equal, empty documents in the index.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pypandoc_binary==1.17 XlsxWriter==3.3.1 || exit 2
cd "$work"

npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    officeparser@7.8.0 > /dev/null || exit 2

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import pypandoc
import xlsxwriter

texts = {}
for constant_memory in (False, True):
    path = f"{'inline' if constant_memory else 'shared'}.xlsx"
    with xlsxwriter.Workbook(path, {"constant_memory": constant_memory}) as book:
        sheet = book.add_worksheet()
        bold = book.add_format({"bold": True})
        sheet.write_row(0, 0, ["title", "pages"])
        sheet.write(1, 0, "whale")
        sheet.write(1, 1, 7)
        sheet.write_rich_string(2, 0, "first ", bold, "second ", "third")
    texts[path] = pypandoc.convert_file(path, "plain").split()
    print("XlsxWriter", version("XlsxWriter"), "pandoc", pypandoc.get_pandoc_version(), path, texts[path])
if "whale" not in texts["shared.xlsx"] or {"title", "whale", "first"} & set(texts["inline.xlsx"]):
    sys.exit("changed: pandoc reads inline strings, or no shared ones")
END

cat > run.js <<'END'
const {OfficeParser} = require('officeparser');

OfficeParser.parseOffice('inline.xlsx').then((tree) => tree.toText()).then((text) => {
  console.log('officeparser', require('./node_modules/officeparser/package.json').version, JSON.stringify(text));
  if (!text.includes('first') || text.includes('second') || text.includes('third')) {
    console.error('changed: officeparser reads all runs of an inline string, or none');
    process.exitCode = 1;
  }
});
END
node run.js

# omindex only where Debian's package is installed: its libraries depend on the release.
if command -v omindex > /dev/null && command -v xapian-delve > /dev/null && command -v unzip > /dev/null; then
    for kind in shared inline; do
        mkdir "site-$kind"
        cp "$kind.xlsx" "site-$kind"
        omindex --db "$work/$kind.db" --url / "site-$kind" > omindex.log 2>&1
        xapian-delve -1 -r1 "$work/$kind.db" | { grep -xE 'title|whale|first' || true; } > "$kind.words"
        printf '%s, %s.xlsx: %s\n' "$(omindex --version | head -n 1)" "$kind" "$(tr '\n' ' ' < "$kind.words")"
    done
    if [ ! -s shared.words ] || [ -s inline.words ]; then
        echo "changed: omindex reads inline strings, or no shared ones" >&2
        exit 1
    fi
fi
