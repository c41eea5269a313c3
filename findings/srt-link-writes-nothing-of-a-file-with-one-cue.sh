#!/usr/bin/env bash
# srt-link filters, merges and orders the cues of subtitle files. A good guess for a file with one cue: the same cue. The output
# is empty, without an error: cues are cut out between each start and the next one, as pairs, and the last is added behind the
# loop if there was a next one; a file with one start has no pair. Files with two cues and more come whole.
# Seen: srt-link 0.1.0 of PyPI, its command.
# Why it matters here: the subtitles of a short clip, or of one forced sign in a film, are an empty text, equal to that of all
# others.
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
cues = [f"{number}\n00:00:0{number},000 --> 00:00:0{number},900\nThe ferry leaves at {number}\n\n" for number in (1, 2, 3)]
seen = {}
for count in (1, 2, 3):
    with open("film.srt", "w") as file:
        file.write("".join(cues[:count]))
    done = subprocess.run([sys.executable, "-m", "srt_link", "film.srt"], capture_output=True, text=True)
    seen[count] = done.stdout.count("ferry")
    print(f"a file of {count} cues: {seen[count]} come, exit code {done.returncode}, {len(done.stdout)} characters")
if seen != {1: 0, 2: 2, 3: 3}:
    sys.exit("changed: the only cue comes")
END
