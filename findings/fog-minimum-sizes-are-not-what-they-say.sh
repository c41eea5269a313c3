#!/usr/bin/env bash
# fog clusters items by their keys, with min_size and max_size for the clusters, and cuts strings into fingerprints, with a
# minimum token size. A good guess: key_collision(keys=..., min_size=3) gives no cluster of two, max_size=3 none of four; and
# min_token_size=3 keeps words of three letters, as min_size=3 would. With several keys an item, both sizes are ignored and all
# clusters come; with one key they hold. And min_token_size=3 drops words of three letters: "the cat sleeps on the sofa" is
# "sleeps sofa". At 2, two letters go, and at 1 none.
# Seen: fog 0.12.0 of PyPI.
# Why it matters here: names such as "Ann Lee" have an empty fingerprint, and all of them are copies of each other.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" fog==0.12.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from fog.clustering import key_collision
from fog.tokenizers.fingerprint import FingerprintTokenizer

ITEMS = ["red apple", "apple pie", "green grass", "grass field", "grass snake", "grass roots"]


def sizes(**options):
    return sorted(len(cluster) for cluster in key_collision(ITEMS, **options))


def noun(item):
    return next(word for word in ("apple", "grass") if word in item)


several = {name: sizes(keys=str.split, **{name: 3}) for name in ("min_size", "max_size")}
single = {name: sizes(key=noun, **{name: 3}) for name in ("min_size", "max_size")}
print("fog", version("fog"), "sizes of clusters with several keys", several, "with one", single)
words = {least: FingerprintTokenizer(min_token_size=least)("the cat sleeps on the sofa") for least in (1, 2, 3)}
names = [FingerprintTokenizer(min_token_size=3).key(name) for name in ("Ann Lee", "Bob Ray")]
print("words by min_token_size", words, "names at 3", names)
if several != {"min_size": [2, 4], "max_size": [2, 4]} or single != {"min_size": [4], "max_size": [2]} \
        or words[3] != ["sleeps", "sofa"] or names != ["", ""]:
    sys.exit("changed: the sizes are kept")
END
