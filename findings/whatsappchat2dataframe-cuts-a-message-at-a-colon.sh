#!/usr/bin/env bash
# One would guess that whatsappchat2dataframe gives a row with the whole text for each message of an exported chat. A message ends
# at its first colon with a space ("The time: 10:30, place: Berg" is "The time"), two lines are joined without a space, and the
# last message of the chat is left out.
# Seen: whatsappchat2dataframe 0.0.4, Converter().chat2dataframe over a chat of three messages gives two rows.
# Why it matters here: counts of words and searches over chats lack the words behind each colon; joined words match nothing.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" whatsappchat2dataframe==0.0.4 pandas==2.2.3 numpy==1.26.4 tqdm==4.67.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 -W ignore - <<'END'
from importlib.metadata import version
import sys
from whatsappchat2dataframe import Converter
print('whatsappchat2dataframe', version('whatsappchat2dataframe'))
open('c.txt', 'w').write('[01.02.23, 10:00:00] Anna Berg: The time: 10:30, place: Berg\n'
                         '[01.02.23, 10:01:00] Ben: first line\nsecond line\n'
                         '[01.02.23, 10:02:00] Anna Berg: last one\n')
rows = Converter().chat2dataframe(path_to_filename='c.txt')
seen = rows[['Author', 'Message']].values.tolist()
print(seen)
if seen != [['Anna Berg', 'The time'], ['Ben', 'first linesecond line']]:
    print('changed: whatsappchat2dataframe keeps whole messages')
    sys.exit(1)
END
