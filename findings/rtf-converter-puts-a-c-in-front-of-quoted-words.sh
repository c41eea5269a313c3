#!/usr/bin/env bash
# rtf-converter makes plain text of RTF. A good guess for a word between \ldblquote and \rdblquote, as editors write quotation
# marks: the word in quotation marks. In front of it are a control character and a "C", "Ctide": the mark is written in the
# source as an octal escape with a letter behind it. The text of a link (\fldrslt) is not there at all, since it counts among
# the groups to be skipped, and \'93, the same mark in Windows' code page, is a control character.
# Seen: rtf-converter 0.1.22 of PyPI.
# Why it matters here: a quoted word is another word, and what a link says is lost.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" rtf-converter==0.1.22 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from rtf_converter import rtf_to_txt

LINK = r'{\field{\*\fldinst{HYPERLINK "http://example.org/"}}{\fldrslt{the harbour office}}}'
RTF = r"{\rtf1\ansi\ansicpg1252 They call it \ldblquote tide\rdblquote . \'93Ebb\'94 is less. Ask " + LINK + r" first.\par}"
print("rtf-converter", version("rtf-converter"))
text = rtf_to_txt(RTF)
print(repr(text))
if "\x81Ctide" not in text or "harbour" in text or "\x93Ebb" not in text:
    sys.exit("changed: quoted words and the text of links are as in the file")
END
