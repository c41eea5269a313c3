#!/usr/bin/env bash
# copy-spotter compares texts, Word and OpenDocument files with each other and reports how much of them is alike. A good guess
# for a list of words, one in each paragraph, as a .txt and a .docx file: 100 percent. It is 0: what is between two angle
# brackets is taken out of a .docx file and no blank is put there, so that the list is one word. Of an .odt file the paragraphs
# are joined in the same way, and its headings are not read.
# Seen: copy-spotter 0.1.16 of PyPI; two .docx files are joined alike.
# Why it matters here: a text handed in as Word file and its source as text differ at each end of a line, and titles, lists,
# tables and verses most of all.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" copy-spotter==0.1.16 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
import zipfile
from importlib.metadata import version
from pathlib import Path

from scripts.processing_files import file_extension_call
from scripts.similarity import difflib_overlap

print("copy-spotter", version("copy-spotter"))
WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
LINES = ["Harbour", "fair", "boats", "prices", "ferries"]
paragraphs = "".join(f"<w:p><w:r><w:t>{line}</w:t></w:r></w:p>" for line in LINES)
with zipfile.ZipFile("a.docx", "w") as file:
    file.writestr("word/document.xml", f'<w:document xmlns:w="{WORD}"><w:body>{paragraphs}</w:body></w:document>')
Path("a.txt").write_text("\n".join(LINES))
words = [file_extension_call(name) for name in ("a.txt", "a.docx")]
overlap = difflib_overlap(*words)
print(words, overlap, "percent")
if words[1] != ["harbourfairboatspricesferries"] or overlap != 0:
    sys.exit("changed: the words of two paragraphs are apart")
END
