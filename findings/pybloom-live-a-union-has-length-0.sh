#!/usr/bin/env bash
# len() of a Bloom filter of pybloom_live is the number of its keys, and a filter that has its capacity refuses more. A good guess
# for the union of two filters of 300 keys each: about 600; for a copy: 300; and the union refuses keys when it has its capacity.
# Both have length 0, although all keys are in them, and a full filter's copy takes as many keys again without an error: after two
# more rounds a quarter of all strangers is known where one in a thousand was asked for. A scalable filter's union is the same.
# Seen: pybloom_live 4.0.0 of PyPI.
# Why it matters here: the parts of a crawl are joined by a union, and its filter says that it is empty.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pybloom_live==4.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from pybloom_live import BloomFilter, ScalableBloomFilter


def filled(made, prefix, keys):
    for number in range(keys):
        made.add(f"{prefix}{number}")
    return made


def refused(full):
    try:
        filled(full, "more", 1100)
    except IndexError:
        return "refuses more"
    return "takes 1100 more"


one, other = (filled(BloomFilter(1000), prefix, 300) for prefix in ("one", "other"))
union = one | other
members = sum(f"{prefix}{number}" in union for prefix in ("one", "other") for number in range(300))
scalable = filled(ScalableBloomFilter(100), "one", 300) | filled(ScalableBloomFilter(100), "other", 300)
print("pybloom_live", version("pybloom_live"), "filters of", len(one), "and", len(other), "keys")
print("the union has length", len(union), "and", members, "members, the copy", len(one.copy()), "the scalable union", len(scalable))
full = filled(BloomFilter(1001), "key", 1000)
copy = full.copy()
for turn in range(2):
    copy = copy.copy()
    filled(copy, f"round{turn}", 1000)
print("a full filter", refused(full) + ", its copy", refused(copy.copy()))
known = sum(f"stranger{number}" in copy for number in range(2000)) / 2000
print("after three times the capacity, of the strangers %.3f are known" % known)
if len(union) or len(one.copy()) or len(scalable) or members != 600:
    sys.exit("changed: a union counts its keys")
END
