#!/usr/bin/env bash
# rapsong-lrc makes subtitles of timed lyrics in LRC, and applies [offset:500] of the file. A good guess: a positive number of
# milliseconds makes the words come sooner, as the form was made for players that show them too late. They come later by as
# much, so that a file that was set right is wrong by twice the offset. A minus makes them sooner.
# Seen: rapsong-lrc 0.1.0 of PyPI.
# Why it matters here: a file with an offset and the same file without are not one song at one time.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" rapsong-lrc==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

print("rapsong-lrc", version("rapsong-lrc"))
found = {}
for offset in ("", "[offset:500]\n", "[offset:-500]\n"):
    Path("song.lrc").write_text(f"[ti:Harbour]\n{offset}[00:10.00]Boats are coming\n[00:12.00]\n")
    Path("song.srt").unlink(missing_ok=True)
    subprocess.run([sys.executable, "-m", "rapsong_lrc.cli", "song.lrc", "--output", "song.srt"], check=True, capture_output=True)
    found[offset.strip()] = Path("song.srt").read_text().splitlines()[1].split(" --> ")[0]
print(found)
if found != {"": "00:00:10,000", "[offset:500]": "00:00:10,500", "[offset:-500]": "00:00:09,500"}:
    sys.exit("changed: a positive offset makes the words come sooner")
END
