#!/usr/bin/env bash
# profusion has a plain, a scalable and a counting Bloom filter with one interface; its README asks each with 'in'. A good guess
# for a word that was added twice to the counting one: it is in. It is not, although value() says 2, nor after 254 times; from
# the 255th time on it is. "in" is check() without a trigger, and the trigger that stands for "none given" is replaced by the
# greatest count of a bin.
# Seen: profusion 0.1.3 of PyPI, CountingBloom with its usual bins of 255.
# Why it matters here: a filter that says no to all it has seen lets every copy through.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" profusion==0.1.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from profusion import CountingBloom, ScalableBloom

print("profusion", version("profusion"))
scalable = ScalableBloom(max_error=0.001)
scalable.add("harbour")
print(f"scalable, added once: in {'harbour' in scalable}")
counting = CountingBloom(capacity=1000, error_ratio=0.001)
seen = {}
for times in range(1, 256):
    counting.add("harbour")
    seen[times] = "harbour" in counting
    if times in (1, 2, 254, 255):
        print(f"counting, added {times} times: value {counting.value('harbour')}, check(1) "
              f"{counting.check('harbour', 1)}, check() {counting.check('harbour')}, in {seen[times]}")
if "harbour" not in scalable or any(seen[times] for times in range(1, 255)) or not seen[255]:
    sys.exit("changed: what was added is in")
END
