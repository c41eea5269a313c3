#!/usr/bin/env bash
# title-fix writes titles as the guides of APA, Chicago and others want it, and knows acronyms such as NASA and US. A good guess
# for "give us time to think": Give Us Time to Think. It is "Give US Time to Think", in each of the styles: the pronoun is in
# the list of acronyms, and each "us" of a title is the United States. "un" in a French title becomes the United Nations. There
# is no way to take a word out of the list.
# Seen: title-fix 0.0.3 of PyPI.
# Why it matters here: titles get another meaning, "All of US Are Here" that of a country; compared with their originals with
# regard to capitals, they are others.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" title-fix==0.0.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from title_fix import title_fix

print("title-fix", version("title-fix"))
seen = {}
for text in ("give me time to think", "give us time to think", "all of us are here", "un homme et une femme"):
    seen[text] = [title_fix(text, style=style)["text"] for style in ("apa", "chicago", "mla")]
    print(f"{text!r} -> {seen[text]}")
if seen["give me time to think"][1] != "Give Me Time to Think":
    sys.exit("changed: a plain title is written in another way")
if set(seen["give us time to think"]) != {"Give US Time to Think"} or set(seen["all of us are here"]) != {"All of US Are Here"}:
    sys.exit("changed: us is a pronoun")
END
