#!/usr/bin/env bash
# chordpro-pdf prints songs in ChordPro; {new_song} begins the next song of a file. A good guess: a file with two songs gives
# two songs, each with its title and its lines. Both are the same: the title of the second, the lines of both. At {new_song} the
# song is put into the list and filled further; a file with three songs has one of nine lines in place of three of three, three
# times.
# Seen: chordpro-pdf 0.1.2 of PyPI.
# Why it matters here: the title of each song but the last is lost, and the rest comes as often as there are songs.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" chordpro-pdf==0.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from chordpro.parser import ChordProParser

print("chordpro-pdf", version("chordpro-pdf"))
book = "{title: Harbour}\n[C]Boats are coming\n{new_song}\n{title: Winter}\n[G]Snow is falling\n"
book += "{new_song}\n{title: Fair}\n[F]All are there"
songs = ChordProParser().parse(book).songs
found = []
for song in songs:
    lines = ["".join(segment.text for segment in line.segments) for line in song.body]
    found.append((song.metadata.title, lines))
    print(song.metadata.title, lines)
if found != [("Fair", ["Boats are coming", "Snow is falling", "All are there"])] * 3:
    sys.exit("changed: each song has its own title and lines")
END
