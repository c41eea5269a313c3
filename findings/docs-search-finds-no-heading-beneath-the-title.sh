#!/usr/bin/env bash
# docs-search finds words in a folder of Markdown files. A good guess for a file with a title, a quotation and a first heading
# "Opening hours of the lighthouse", and then text: it is found by each of its words. It is found by those of the title and by
# those from the first plain line on: headings and quotations in front of it, down to there, are in no part of the index. A file
# that is a quotation from beginning to end has no text at all; the same lines further down are found.
# Seen: docs-search 1.5.0 of PyPI.
# Why it matters here: a first heading names what a page is about, and many a README begins with a quotation that says it in a
# sentence.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" docs-search==1.5.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import os
import pathlib
import subprocess
import sys
from importlib.metadata import version

print("docs-search", version("docs-search"))
docs = pathlib.Path("docs")
docs.mkdir()
(docs / "a.md").write_text("# Harbour\n\n> The fair opens at ten.\n\n## Opening hours of the lighthouse\n\nWe sell boats.\n\n"
                           "> A later quotation on herring.\n\n## Cranes\n", encoding="utf-8")
(docs / "b.md").write_text("> All of this text is by Anna.\n", encoding="utf-8")
found = {}
for word in ("harbour", "boats", "herring", "cranes", "fair", "lighthouse", "anna"):
    run = subprocess.run([sys.executable, "-m", "docs_search.cli", "search", word, "--dir", "docs"], capture_output=True,
                         encoding="utf-8", env={**os.environ, "HOME": os.getcwd()})
    found[word] = "matches" in run.stdout
print(found)
if not all(found[word] for word in ("harbour", "boats", "herring", "cranes")):
    sys.exit("changed: the title or the text is not found")
if any(found[word] for word in ("fair", "lighthouse", "anna")):
    sys.exit("changed: all of a file is found")
END
