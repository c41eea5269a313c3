#!/usr/bin/env bash
# html-reader-mode gives the main content of a page; it "filters out navigation" and removes "high-link-density blocks (like
# navigation menus)". A good guess for a menu of three links in front of an article: it is left out. That holds for links to
# https://example.org/taxes; if they are /taxes, as nearly all links of menus are, the menu is content: only what begins with
# "http" counts as a link. The words of one link are joined to those of the next, as are a bold and an italic word: a blank
# between two tags is dropped.
# Seen: html-reader-mode 0.1.1 of PyPI.
# Why it matters here: all pages of a site begin with the same menu and are near copies of each other, and "AnnaBerg" is found
# by nobody.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" html-reader-mode==0.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

from html_reader_mode import HTMLReaderMode

print("html-reader-mode", version("html-reader-mode"))
SENTENCE = "The <b>Anna</b> <i>Berg</i> lies in the harbour with twenty boats and a market of old books and maps. "
ARTICLE = f"<p>{SENTENCE * 3}</p>"
starts = []
for site in ("https://example.org", ""):
    menu = " ".join(f'<a href="{site}/{page}">All about the {page} of this town</a>' for page in ("council", "taxes", "schools"))
    blocks = HTMLReaderMode().sanitize(f"<body><div>{menu}</div>{ARTICLE}{ARTICLE}</body>")
    starts.append([block["content"][:60] for block in blocks])
    print(site or "relative", "->", starts[-1])
if starts[0][0][:12] != "The AnnaBerg" or starts[1][0][:40] != "All about the council of this townAll ab":
    raise SystemExit("changed: a menu is left out, and words are not joined")
END
