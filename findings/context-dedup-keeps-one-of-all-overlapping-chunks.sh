#!/usr/bin/env bash
# context-dedup removes redundant chunks before they are sent to a language model: of texts that have 65 % of their trigrams in
# common the longest stays. A good guess for a text of 3,000 words in chunks of 512 that begin every 128 words: enough of them
# stay to cover the text. One of the 20 stays, with 512 of 3,000 words: each chunk is like the next, so that all are one group,
# although the first and the last share no word. With chunks that begin every 256 words, which share a half, all stay.
# Seen: context-dedup 0.1.0 of PyPI.
# Why it matters here: groups of copies by chains lose texts that are copies of nothing that is kept.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" context-dedup==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from context_dedup import deduplicate, similarity

WORDS = [f"word{number}" for number in range(3000)]


def chunks(step):
    return [" ".join(WORDS[start:start + 512]) for start in range(0, len(WORDS) - 511, step)]


print("context-dedup", version("context-dedup"))
seen = {}
for step in (256, 128):
    before = chunks(step)
    after = deduplicate(before)
    seen[step] = len(before), len(after), len(set(" ".join(after).split()))
    print(f"chunks every {step} words: {seen[step][0]}, left: {seen[step][1]} with {seen[step][2]} of 3000 words")
ends = similarity(chunks(128)[0], chunks(128)[-1])
print("similarity of the first and the last chunk:", ends)
if seen[256][0] != seen[256][1] or seen[128] != (20, 1, 512) or ends:
    sys.exit("changed: the chunks that are left cover the text")
END
