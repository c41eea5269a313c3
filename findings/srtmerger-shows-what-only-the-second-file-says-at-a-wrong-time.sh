#!/usr/bin/env bash
# srtmerger merges subtitle files, "a new subtitle file which will display subtitles from each merged file". A good guess for a
# cue at 5 seconds that only the second file has: a cue at 5 seconds. It becomes a further line of the cue before, here at 1
# second, and its own time is gone: number and times are written for cues of the first file, and taken away from all others. Two
# files without a common time, as two translations mostly are, become one cue. If one file has two cues at one time, the first
# is lost.
# Seen: srtmerger 0.1.1 of PyPI.
# Why it matters here: lines move by minutes, and the text of one cue is that of many.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" srtmerger==0.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from srtmerger import Merger

print("srtmerger", version("srtmerger"))


def cues(*texts):
    return "".join(f"{number}\n00:00:0{time},000 --> 00:00:0{time},900\n{text}\n\n"
                   for number, (time, text) in enumerate(texts, start=1))


def merged(one, other):
    for name, text in [("one.srt", one), ("other.srt", other)]:
        with open(name, "w") as file:
            file.write(text)
    merger = Merger(output_path="both.srt")
    merger.add("one.srt", color=None)
    merger.add("other.srt", color=None)
    merger.merge()
    with open("both.srt", encoding="utf-8-sig") as file:
        return [block.splitlines() for block in file.read().strip().split("\n\n")]


seen = [merged(cues((1, "The tide rises."), (9, "The ferry leaves.")), cues((1, "Die Flut steigt."), (5, "Es ist kalt."))),
        merged(cues((1, "The tide rises.")), cues((2, "Die Flut steigt."), (6, "Es ist kalt.")))]
for blocks in seen:
    print(blocks)
late = [block for block in seen[0] if "Es ist kalt." in block][0]
if not late[1].startswith("00:00:01") or len(seen[1]) != 1 or len(seen[1][0]) != 5:
    sys.exit("changed: each cue has its own time")
END
