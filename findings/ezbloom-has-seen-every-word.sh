#!/usr/bin/env bash
# ezbloom is an easy Bloom filter: EzBloom(cap), add() and is_contain(). A good guess for a filter that has seen one word of a
# hundred that it has room for: it contains this word, and of 1,000 others about one. It contains all of them, as an empty
# filter does too. A bit is compared with False by "is", but a bitarray gives 0 and 1, so that no bit is ever found to be
# empty. There is no error; the test in the package asks for the word that was added, and passes.
# Seen: ezbloom 0.0.1 of PyPI with bitarray 3.12.3; it names no version of bitarray, and all since 2.0 give numbers.
# Why it matters here: a crawler or a tool that removes copies by it takes everything for seen and keeps nothing.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" ezbloom==0.0.1 bitarray==3.12.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

from ezbloom import EzBloom

print("ezbloom", version("ezbloom"), "- bitarray", version("bitarray"))
counts = []
for words in ([], ["harbour"]):
    seen = EzBloom(100)
    for word in words:
        seen.add(word)
    counts.append(sum(seen.is_contain(f"stranger {number}") for number in range(1000)))
    print(words, "- contains of 1,000 other words:", counts[-1])
if counts != [1000, 1000]:
    raise SystemExit("changed: words that were not added are not contained")
END
