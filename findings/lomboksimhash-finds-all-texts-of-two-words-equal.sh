#!/usr/bin/env bash
# lomboksimhash finds near copies of texts by shingles, MinHash and LSH. A good guess for two titles that share no word,
# compared by shingles of three words: their similarity is 0. It is 1.0 if both have fewer than three words: such a text has no
# shingles, so that its signature is that of an empty text, and an index of signatures gives all of them for each. With
# shingles of letters it is so for words of two.
# Seen: lomboksimhash 0.1.0 of PyPI; there is no error.
# Why it matters here: all headings, captions and answers of one or two words are one near copy, and a tool that keeps one of
# them drops the rest.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" lomboksimhash==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

from lomboksimhash import LshIndex, MinHasher, char_shingles, jaccard_estimate, word_shingles


def signature(shingles):
    hasher = MinHasher(64)
    hasher.add_tokens(shingles)
    return hasher.signature


print("lomboksimhash", version("lomboksimhash"))
similarities = []
for first, second in (("Harbour fair", "Tax office"), ("No", "14"), ("Harbour fair today", "Tax office closed")):
    for shingle in (word_shingles, char_shingles):
        similarities.append(jaccard_estimate(signature(shingle(first, 3)), signature(shingle(second, 3))))
        print(first, "|", second, "|", shingle.__name__, "->", similarities[-1])
index = LshIndex(16, 4)
for title in ("Harbour fair", "Tax office", "Contents"):
    index.insert(title, signature(word_shingles(title, 3)))
found = index.query(signature(word_shingles("Appendix B", 3)))
print("Appendix B ->", found)
if similarities != [1.0, 0.0, 1.0, 1.0, 0.0, 0.0] or len(found) != 3:
    raise SystemExit("changed: short texts that share no word are not equal")
END
