#!/usr/bin/env bash
# srt-adjust shifts all times of a file of subtitles by milliseconds, forwards or back. A good guess for a cue at one second and
# a shift of two seconds back: it begins at 0, or there is an error. It begins at 23:59:59, behind the end of the film: the
# times are those of a clock, which goes round. And a file in another folder is "unable to open": "mod_" is put in front of the
# folder, not of the name.
# Seen: srt-adjust 0.0.1 of PyPI.
# Why it matters here: the first words are never shown, and a tool that sorts the cues puts them last.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" srt-adjust==0.0.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

print("srt-adjust", version("srt-adjust"))
Path("films").mkdir()
cues = "1\n00:00:01,000 --> 00:00:03,000\nBoats.\n\n2\n00:00:05,000 --> 00:00:07,000\nFair.\n"
Path("a.srt").write_text(cues)
Path("films/a.srt").write_text(cues)
program = [sys.executable, "-c", "from srt_adjust import run; run()"]
subprocess.run([*program, "a.srt", "-2000"], capture_output=True, check=True)
times = [line for line in Path("mod_a.srt").read_text().splitlines() if "-->" in line]
other = subprocess.run([*program, "films/a.srt", "-2000"], capture_output=True, text=True).stdout.strip()
print(times, other)
if times != ["23:59:59,000 --> 00:00:01,000", "00:00:03,000 --> 00:00:05,000"] or "Unable to open" not in other:
    sys.exit("changed: a cue stays in the film")
END
