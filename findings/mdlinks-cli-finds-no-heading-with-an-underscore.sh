#!/usr/bin/env bash
# mdlinks looks for broken links in Markdown files, those to a heading of a file too. A good guess for the link #max_size to the
# heading "max_size", as GitHub and others have it: right. The checker takes the underscores out of the heading, not out of the
# link, so each such link is broken. So is one to a heading with words in brackets (#prices-2024 of "Prices (2024)"), to one
# that is underlined with = or -, and to an <a id="Quay">, as it is written with a capital.
# Seen: mdlinks-cli 0.1.0 of PyPI.
# Why it matters here: who repairs what the checker names breaks links that work.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" mdlinks-cli==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from mdlinks import check

text = """# The fair

## max_size

## Prices (2024)

Old boats
---------

<a id="Quay"></a>

[1](#the-fair) [2](#max_size) [3](#prices-2024) [4](#old-boats) [5](#Quay) [6](#maxsize) [7](#nowhere)
"""
with open("page.md", "w") as out:
    out.write(text)
found = [target for _, _, target, _ in check(["page.md"])]
print("mdlinks-cli 0.1.0, broken:", *found)
if "#the-fair" in found or "#nowhere" not in found:
    sys.exit("changed: a plain heading, or a link to nowhere, is looked up in another way")
if found != ["#max_size", "#prices-2024", "#old-boats", "#Quay", "#nowhere"]:
    sys.exit("changed: other links are broken")
END
