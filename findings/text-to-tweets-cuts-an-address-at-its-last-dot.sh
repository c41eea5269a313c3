#!/usr/bin/env bash
# One would guess that text-to-tweets, which splits a text into messages of 280 characters, cuts between sentences or words. It
# cuts behind the last of . , & ! ? ; whatever follows: https://www.example.org is cut behind "example." (and 242 characters stay
# unused), 1,000,000 behind "1,000,", AT&T behind "AT&".
# Seen: text-to-tweets 0.1.1, a text with an address at its begin gives a first message of 31 characters.
# Why it matters here: links are dead and numbers are others in both messages; a search for either finds nothing.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" text-to-tweets==0.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from text_to_tweets import tweet_splitter
print('text-to-tweets', version('text-to-tweets'))
texts = ['Read it at https://www.example.org/a/b ' + 'word ' * 100, 'word ' * 50 + 'and then 1,000,000 boats ' + 'word ' * 20]
seen = [tweet_splitter(t, False) for t in texts]
for parts in seen:
    print([(len(p), p[:24], p[-24:]) for p in parts])
if seen[0][0] != 'Read it at https://www.example.' or not seen[1][0].endswith('and then 1,000,') \
        or not seen[1][1].startswith('000 boats'):
    print('changed: text-to-tweets keeps addresses and numbers')
    sys.exit(1)
END
