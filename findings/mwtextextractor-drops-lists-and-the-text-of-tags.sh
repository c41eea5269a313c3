#!/usr/bin/env bash
# One would guess that mwtextextractor, which gives the body text of a wiki page "by stripping off templates, html tags, tables,
# headers", keeps the words between tags and in lists. Lists are dropped whole, so are the words inside of each tag ("<b>two</b>
# fairs" is "fairs", so the 2 of H2O) and the text of an external link; the words of headings stay in the text.
# Seen: mwtextextractor 0.1.3, get_body_text of a page with a list and tags.
# Why it matters here: it was made for counting the words that somebody wrote; a page of lists counts as empty, and two pages that
# differ in their lists look equal.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" mwtextextractor==0.1.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from mwtextextractor import get_body_text
print('mwtextextractor', version('mwtextextractor'))
text = ("'''Berg''' is a town with <b>two</b> fairs and H<sub>2</sub>O.\n\n== History ==\n"
        "It has [http://example.org a market] and:\n* boats\n* cars\n")
seen = get_body_text(text)
print(repr(text), '->', repr(seen))
if seen != 'Berg is a town with fairs and HO. History It has and:':
    print('changed: mwtextextractor keeps the words of tags and lists')
    sys.exit(1)
END
