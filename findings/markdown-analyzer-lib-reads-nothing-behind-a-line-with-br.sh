#!/usr/bin/env bash
# markdown-analyzer-lib lists the headings, paragraphs and links of a Markdown text. A line that begins with an element of
# HTML opens a block that ends when the element is closed, and the opening tag of its first line is counted twice: with
# "<b>Note</b>: see below." or "<br>" the block is never closed, and all headings, paragraphs and links behind it are text of
# that block; only a line in the log says so. Good guess: an element that is closed in its own line is closed, and "<br>"
# needs no end.
# Seen: markdown-analyzer-lib 0.2.0 of PyPI, Python 3.11.
# Why it matters here: a count of opened and closed elements starts with 0; a text with one "<br>" in its second line tells
# whether the rest is read.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" markdown-analyzer-lib==0.2.0 beautifulsoup4==4.12.3 markdownify==0.13.1 requests==2.32.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import logging
import sys
from importlib.metadata import version

from markdown_analyzer_lib import MarkdownAnalyzer

logging.disable(logging.CRITICAL)
print("markdown-analyzer-lib", version("markdown-analyzer-lib"))
REST = "\n\n## Two\n\nText with a [link](https://example.org).\n"


def analyze(line):
    found = MarkdownAnalyzer.from_string("# One\n\n" + line + REST)
    headers = [header["text"] for header in found.identify_headers()["Header"]]
    return headers, len(found.identify_paragraphs()["Paragraph"]), found.identify_links()


found = [analyze(line) for line in ("Note: see below.", "<b>Note</b>: see below.", "Note<br>", "<br>")]
print(*found, sep="\n")
if [headers for headers, _, _ in found] != [["One", "Two"], ["One"], ["One", "Two"], ["One"]] \
        or found[1][1:] != (0, {}) or found[0][1] != 2:
    sys.exit("changed: the rest of the text is read")
END
