#!/usr/bin/env bash
# One would guess that sublib takes the tags off a SubRip text and keeps its words and cues. The pattern for a tag takes all
# between the first closing and the last tag of a line: "<i>Come</i> to the <i>fair</i> today." becomes "Come today."; the last
# cue is left out unless an empty line follows it.
# Seen: sublib 1.2.1, SubRip(...).get_general_format() of three cues gives two.
# Why it matters here: all conversions of the library go through this form; words and the end of each film are lost.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" sublib==1.2.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from sublib import SubRip
print('sublib', version('sublib'))
open('q.srt', 'w').write('1\n00:00:01,000 --> 00:00:02,000\n<i>Come</i> to the <i>fair</i> today.\n\n'
                         '2\n00:00:03,000 --> 00:00:04,000\nIt is open.\n\n3\n00:00:05,000 --> 00:00:06,000\nThe end.\n')
seen = [x[2] for x in SubRip('q.srt', 'utf-8').get_general_format()]
print(seen)
if seen != ['Come today.', 'It is open.']:
    print('changed: sublib keeps words and cues')
    sys.exit(1)
END
