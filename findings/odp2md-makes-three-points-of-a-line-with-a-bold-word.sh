#!/usr/bin/env bash
# odp2md makes Markdown of presentations in OpenDocument. A good guess for a slide with the point "All old boats come", "old" in
# bold: one point. There are three, "All", "old" and "boats come": each piece of text is a point of its own, and formatting, links
# and tabs part a line. The notes for the speaker are points of the slide too, as they are a part of its page, and a text box
# without a role is part of the text before it: behind the title, its words are words of the title.
# Seen: odp2md 0.3.5 of PyPI.
# Why it matters here: slides have lists of broken sentences, and notes that nobody should read are published.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" odp2md==0.3.5 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
import zipfile
from importlib.metadata import version

from odp2md.parser import Parser

print("odp2md", version("odp2md"))
SPACES = " ".join(f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{space}:1.0"' for name, space in
                  [("office", "office"), ("draw", "drawing"), ("text", "text"), ("presentation", "presentation")])


def frame(role, text):
    role = f'presentation:class="{role}"' if role else ""
    return f"<draw:frame {role}><draw:text-box>{text}</draw:text-box></draw:frame>"


PAGE = frame("title", "<text:p>Boats</text:p>") + frame("", "<text:p>Draft</text:p>") \
    + frame("outline", "<text:list><text:list-item><text:p>All <text:span>old</text:span> boats come</text:p>"
            "</text:list-item></text:list>") \
    + "<presentation:notes>" + frame("notes", "<text:p>Do not mention the price</text:p>") + "</presentation:notes>"
with zipfile.ZipFile("fair.odp", "w") as file:
    file.writestr("content.xml", f"<office:document-content {SPACES}><office:body><office:presentation>"
                  f'<draw:page draw:name="page1">{PAGE}</draw:page>'
                  "</office:presentation></office:body></office:document-content>")
parser = Parser()
parser.open("fair.odp")
markdown = str(parser.slides[0])
print(markdown)
points = [line.strip() for line in markdown.splitlines() if line.strip().startswith("-")]
if points != ["- All", "- old", "-  boats come", "- Do not mention the price"] or "## BoatsDraft" not in markdown:
    sys.exit("changed: a line with a bold word is one point, or notes are left out")
END
