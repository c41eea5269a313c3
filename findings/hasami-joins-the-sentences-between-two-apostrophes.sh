#!/usr/bin/env bash
# hasami splits a Japanese text into sentences; what stands in brackets or quotation marks is not split. A good guess for a text
# with two English names, "Let's Note" and "Levi's", and two full sentences between them: sentences. All from the first
# apostrophe to the second one is a quotation, and no sentence ends in it; line breaks that the text itself has there are taken
# out, too, so that paragraphs are joined.
# Seen: hasami 0.0.1 of PyPI; without the apostrophes there are four sentences.
# Why it matters here: one sentence holds half of the text, up to the next apostrophe or inch sign, however far away it is.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" hasami==0.0.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import hasami

print("hasami", version("hasami"))
found = []
for one, other in (("Lets Note", "Levis"), ("Let's Note", "Levi's")):
    text = f"{one}を買った。軽い。\n\n船も見た。{other}も買った。"
    found.append([sentence for sentence in hasami.segment_sentences(text) if sentence])
    print(found[-1])
if len(found[0]) != 4 or len(found[1]) != 1 or "\n" in found[1][0]:
    sys.exit("changed: an apostrophe opens no quotation")
END
