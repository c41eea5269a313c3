#!/usr/bin/env bash
# h2m is a "simple and flexible html to markdown python converter", for tables, bold and italic words. A good guess for a page
# of three paragraphs with a picture between the first and the second, <img src="a.png" alt="A">: three paragraphs and a
# picture. One paragraph is left. An element is closed by an end tag alone, which img, hr and input do not have, so that all
# that follows belongs to the picture, and is never closed and never written. With "/>" at its end the same page is whole. A
# <br> joins the words around it.
# Seen: h2m 0.2.0 of PyPI; there is no error.
# Why it matters here: hardly a page of the web has a slash in its images, and of such a page no more is left than its
# beginning.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" h2m==0.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

from h2m import h2m

print("h2m", version("h2m"))
texts = []
for page in ('<p>One</p><p><img src="a.png" alt="A"></p><p>Two</p><p>Three</p>', "<p>One</p><hr><p>Two</p><p>Three</p>",
             '<p>One</p><p><img src="a.png" alt="A"/></p><p>Two</p><p>Three</p>', "<p>Anna<br>Berg</p>"):
    h2m.feed(page)
    texts.append(h2m.md())
    print(page, "->", repr(texts[-1]))
if texts[0] != "One" or texts[1] != "One" or "Three" not in texts[2] or texts[3] != "AnnaBerg":
    raise SystemExit("changed: what follows a picture or a line is there")
END
