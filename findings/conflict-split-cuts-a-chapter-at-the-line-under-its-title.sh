#!/usr/bin/env bash
# conflict-split resolves the conflicts that a merge leaves in a text, by keeping one side. merge3 merges a chapter whose title
# is underlined with "=", as in reStructuredText and Markdown, and marks the conflict. A good guess: each side as it was. For a
# title of seven letters "ours" has lost the line beneath its title, and "theirs" begins with it, "=======", in front of its own
# title: the line has seven signs, as the one between the sides has, and the first of them is taken for it. With a title of
# eight letters both sides are right; nothing is said, and the exit code is 0.
# Seen: conflict-split 0.1.0 and merge3 1.0.0 of PyPI.
# Why it matters here: a title becomes a paragraph, and a version of a text that was merged differs from the one that it was
# made of.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" conflict-split==0.1.0 merge3==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from conflict_split import resolve
from merge3 import Merge3

print("conflict-split", version("conflict-split"), "merge3", version("merge3"))


def chapter(title, text):
    return [f"{title}\n", "=" * len(title) + "\n", "\n", f"{text}\n"]


seen = {}
for old, one, other in [("Port", "Harbours", "Anchorages"), ("Port", "Harbour", "Anchorages")]:
    sides = chapter(one, "The tide rises at four."), chapter(other, "The tide rises at five.")
    merged = "".join(Merge3(chapter(old, "The tide rises."), *sides).merge_lines("ours", "theirs"))
    kept = [resolve(merged, side) for side in ("ours", "theirs")]
    seen[one] = [text == "".join(side) for text, side in zip(kept, sides)]
    print(f"{one}: ours {kept[0]!r}, right: {seen[one][0]}")
    print(f"{one}: theirs {kept[1]!r}, right: {seen[one][1]}")
if seen != {"Harbours": [True, True], "Harbour": [False, False]}:
    sys.exit("changed: each side is the chapter")
END
