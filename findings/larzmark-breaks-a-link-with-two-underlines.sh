#!/usr/bin/env bash
# larzmark makes HTML of "the Markdown people actually write", with care against "classic double-processing bugs (emphasis inside
# code, links inside links)". A good guess for a link to all_boats_2026.html: a link to it. The address is
# all<em>boats</em>2026.html: emphasis is looked for behind the links, in their addresses too, and between any two underlines of a
# word. A list whose items are longer than a line is one list per item, and each begins with number 1, with the second line as a
# paragraph between them.
# Seen: larzmark 0.1.0 of PyPI.
# Why it matters here: links of a built site go nowhere, and step 2 of a manual has the number 1.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" larzmark==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from larzmark import render

print("larzmark", version("larzmark"))
link = render("See [the boats](http://example.org/all_boats_2026.html) and `file_name_new`.")
steps = render("1. First, bring a chair\n   for each guest.\n2. Then sit down.\n")
print(link)
print(steps)
if "all<em>boats</em>2026.html" not in link or steps.count("<ol>") != 2:
    sys.exit("changed: the address of a link is left alone, or a list of long items is one list")
END
