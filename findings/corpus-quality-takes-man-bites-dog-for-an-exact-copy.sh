#!/usr/bin/env bash
# corpus-quality finds near-copies by runs of five words and says which are exact. A good guess for "Dog bites man" and "Man bites
# dog": not exact copies. They are: a text of fewer than five words is the set of its words, in any order and number, so that
# "very very good" and "good, very" are one as well. A text of four words and the same text with a fifth have nothing in common,
# as the one has words and the other a run. deduplicate() removes the first kind.
# Seen: corpus-quality 1.0.0 of PyPI.
# Why it matters here: titles and short answers are removed as copies of other ones.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" corpus-quality==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from doc_quality.deduplicator import deduplicate, find_duplicates


def pair(one, other):
    found = [(found.similarity, found.is_exact) for found in find_duplicates({"one": one, "other": other}, threshold=0.01)]
    print(f"{one!r} and {other!r}: {f'similarity {found[0][0]}, exact: {found[0][1]}' if found else 'nothing in common'}")
    return found


print("corpus-quality", version("corpus-quality"))
seen = [pair("Dog bites man.", "Man bites dog."), pair("very very good", "good, very"),
        pair("the dog bit him", "the dog bit him twice"), pair("the dog bit him hard at noon", "at noon the dog bit him hard")]
kept, removed = deduplicate({"one": "Dog bites man.", "other": "Man bites dog."})
print("deduplicate() keeps", kept)
if seen[:3] != [[(1.0, True)], [(1.0, True)], []] or not 0 < seen[3][0][0] < 1 or len(kept) != 1:
    sys.exit("changed: short texts with other orders of their words are not exact copies")
END
