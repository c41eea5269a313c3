#!/usr/bin/env bash
# fairy-subtitle reads subtitles; len() is the number of cues, as its README has it, find() gives those with a word, and merge()
# and remove() change them. A good guess for the length of what find() has found, if one of three cues has the word: 1. It is 3,
# and after a cue was removed or two were merged len() is 3 as well: it is the number at the time of reading. A loop goes over
# those that are there. filter_by_time() has only cues that begin or end in the time asked for, not one that is shown all along.
# Seen: fairy-subtitle 1.1.0 of PyPI.
# Why it matters here: an index loop runs past the end, and "nothing found" cannot be told from "all".
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" fairy-subtitle==1.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version
from pathlib import Path

from fairy_subtitle import SubtitleLoader

Path("film.srt").write_text("""1
00:00:01,000 --> 00:00:02,000
The cat sat.

2
00:00:03,000 --> 00:00:04,000
The dog ran.

3
00:00:05,000 --> 00:00:20,000
The song of the cat.
""", encoding="utf-8")

print("fairy-subtitle", version("fairy-subtitle"))
film = SubtitleLoader.load("film.srt")
found, nothing, shown = film.find("dog"), film.find("horse"), film.filter_by_time(8, 12)
seen = [len(film), len(found), len(list(found)), len(nothing), len(list(nothing)), len(list(shown))]
print(f"3 cues: len() {seen[0]}; dog: len() {seen[1]}, in a loop {seen[2]}; horse: len() {seen[3]}, in a loop {seen[4]}")
print(f"from 8 to 12 seconds, within the third cue: {seen[5]} cues")
film.merge(0, 1)
seen += [len(film), len(list(film))]
film.remove(0)
seen += [len(film), len(list(film))]
print(f"two merged: len() {seen[6]}, in a loop {seen[7]}; one removed: len() {seen[8]}, in a loop {seen[9]}")
if seen != [3, 3, 1, 3, 0, 0, 3, 2, 3, 1]:
    sys.exit("changed: len() is the number of the cues")
END
