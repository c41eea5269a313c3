#!/usr/bin/env bash
# One would guess that subtitle-cleaner, which strips the fillers "um", "uh" and "like" of speech recognition, keeps the verb and
# the comparison, as its example removes ", like,". Every "like" goes: "I like the boats" is "I the boats", "It is like that" is
# "It is that". Each comma gets a space, so 1,000 becomes "1, 000"; "had had" becomes "had".
# Seen: subtitle-cleaner 0.3.3, clean_text("I like the boats, it cost 1,000 euros.").
# Why it matters here: sentences lose their verb and sums of money fall apart in subtitles that were right before.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" subtitle-cleaner==0.3.3 --no-deps || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from cleaner import clean_text
print('subtitle-cleaner', version('subtitle-cleaner'))
texts = ['I like the boats, it cost 1,000 euros.', 'It is like that.', 'She had had a boat.']
seen = [clean_text(t) for t in texts]
for a, b in zip(texts, seen):
    print(a, '->', b)
if seen != ['I the boats, it cost 1, 000 euros.', 'It is that.', 'She had a boat.']:
    print('changed: subtitle-cleaner keeps numbers and the verb like')
    sys.exit(1)
END
