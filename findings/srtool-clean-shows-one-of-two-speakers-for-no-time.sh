#!/usr/bin/env bash
# srtool merges subtitles and cleans them: "strip tags, drop empty cues, fix overlaps". A good guess for two cues that begin at
# the same time, of two speakers or, after srtool merge, of two languages: both are shown, one below the other or one after the
# other. The first is shown from 1 s to 1 s, for no time at all: the end of a cue that overlaps the next is set to the beginning
# of that one. It is still in the file, and the number of cues is right.
# Seen: srtool-cli 0.1.0 of PyPI.
# Why it matters here: of a file with two languages one of them is never seen.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" srtool-cli==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import srtool

print("srtool-cli", version("srtool-cli"))
english = srtool.parse("1\n00:00:01,000 --> 00:00:03,000\nThe fair is open.\n\n2\n00:00:04,000 --> 00:00:06,000\nCome in.\n")
german = srtool.parse("1\n00:00:01,000 --> 00:00:03,000\nDas Fest beginnt.\n\n2\n00:00:04,000 --> 00:00:06,000\nKommt herein.\n")
cues = srtool.clean(srtool.merge(english, german))
print(srtool.render(cues))
if [end - start for start, end, text in cues] != [0, 2000, 0, 2000]:
    sys.exit("changed: both cues are shown")
END
