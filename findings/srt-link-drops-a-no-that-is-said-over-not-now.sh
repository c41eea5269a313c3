#!/usr/bin/env bash
# srt-link merges cues that overlap into one with both texts, and the same text twice into one. A good guess for "Not now, it is
# late." and "No", which begins a second later: a cue with both while both are shown. "No" is nowhere in the output, and "Yes"
# would stand there: a text counts as the same if it is a part of the other one, letters within a word too. "art" is lost
# beneath "I start at ten.", and "I" beneath any sentence with an I in it.
# Seen: srt-link 0.1.0 of PyPI, its command.
# Why it matters here: short answers of a second speaker are lost, and two versions of a dialogue become equal.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" srt-link==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import subprocess
import sys
from importlib.metadata import version

print("srt-link", version("srt-link"))


def linked(long, short):
    with open("film.srt", "w") as file:
        file.write(f"1\n00:00:01,000 --> 00:00:05,000\n{long}\n\n2\n00:00:02,000 --> 00:00:05,000\n{short}\n\n")
    return subprocess.run([sys.executable, "-m", "srt_link", "film.srt"], capture_output=True, text=True).stdout


seen = {}
for long, short in [("Not now, it is late.", "Yes"), ("Not now, it is late.", "No"), ("I start at ten.", "art")]:
    lines = linked(long, short).splitlines()
    seen[long, short] = short in lines
    print(f"{long} | {short}: {lines}")
if list(seen.values()) != [True, False, False]:
    sys.exit("changed: both texts come")
END
