#!/usr/bin/env bash
# SURT keys are what the indexes of web archives (CDX) are sorted and searched by. A good guess for the key of a search for
# "A&B", ?q=A%26B: it is not that of ?q=A&B, and the case of a path or a value stays.
# The query is unescaped first, split at the new "&", sorted and put into lower case: both searches have the key ?b&q=a, and so has
# the search for "a" with an empty parameter "B". /watch?v=aB3 and /watch?v=Ab3 are one key.
# Seen: surt 0.3.1 of PyPI.
# Why it matters here: captures of different pages under one key look like revisits of one; the URL in the record tells them apart.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" surt==0.3.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version
from surt import surt

print("surt", version("surt"))
keys = {surt(f"http://example.org/?{query}") for query in ("q=A%26B", "q=A&B", "B&q=a")}
videos = {surt(f"http://example.org/watch?v={name}") for name in ("aB3", "Ab3")}
print(*sorted(keys), *sorted(videos), sep="\n")
if keys != {"org,example)/?b&q=a"} or len(videos) != 1:
    sys.exit("changed: these addresses have other keys")
END
