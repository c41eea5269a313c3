#!/usr/bin/env bash
# One would guess that vtt2json gives one object for each cue of a WebVTT file. Each line of a cue is an object of its own, a note
# and the identifier of a cue are texts too (with the times of the cue before), and a cue without hours (00:03.000, the form for
# short films) is not seen: its times and its words become texts at the time of the cue before.
# Seen: vtt2json 0.0.1, two cues and a note give six objects.
# Why it matters here: a search in the JSON finds "Come today." at second 1 instead of 3, and a count of lines counts the times.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" vtt2json==0.0.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from vtt2json import vtt2json
print('vtt2json', version('vtt2json'))
open('a.vtt', 'w').write('WEBVTT\n\nNOTE by Anna\n\nintro\n00:00:01.000 --> 00:00:02.000\nThe fair\nis open.\n\n'
                         '00:03.000 --> 00:04.000\nCome today.\n')
seen = [(x['start'], x['text']) for x in vtt2json.to_dict('a.vtt')['parsed_lines']]
for one in seen:
    print(one)
first = '00:00:01.000'
if seen != [(None, 'NOTE by Anna'), (None, 'intro'), (first, 'The fair'), (first, 'is open.'),
            (first, '00:03.000 --> 00:04.000'), (first, 'Come today.')]:
    print('changed: vtt2json gives one object for each cue')
    sys.exit(1)
END
