#!/usr/bin/env bash
# ass2lrc converts subtitles of the format ASS with karaoke times to lyrics of the format LRC, with a time for each word. A good
# guess for a line of four words, one of which is set in italics behind its time, and one that has a word in front of the first
# time: all words are there. Both are dropped: no more than what stands directly behind a time tag is taken, so that a word
# behind {\i1}, and all that follows until the next time, goes, and so does the beginning of a line.
# Seen: ass-to-lrc 0.4.0 of PyPI, in its default, the enhanced mode; the plain mode has all words.
# Why it matters here: the lyrics lack words, and they are the ones that somebody has marked.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" ass-to-lrc==0.4.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

print("ass-to-lrc", version("ass-to-lrc"))
LINES = [r"{\k30}Down {\k30}to {\k30}{\i1}the {\i0}harbour", r"Well, {\k40}come {\k40}along"]
events = "".join(f"Dialogue: 0,0:00:0{3 * number + 1}.00,0:00:0{3 * number + 3}.00,Default,,0,0,0,,{line}\n"
                 for number, line in enumerate(LINES))
Path("song.ass").write_text(
    "[Script Info]\nScriptType: v4.00+\n\n[V4+ Styles]\nFormat: Name, Fontname, Fontsize\nStyle: Default,Arial,20\n\n[Events]\n"
    "Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n" + events)
from ass2lrc.converter import LRCConverter
from ass2lrc.parser import ASSParser

parser = ASSParser(Path("song.ass"))
LRCConverter(metadata=parser.metadata).convert(parser.parse_lyrics(), Path("song.lrc"))
lyrics = Path("song.lrc").read_text()
print(lyrics)
if any(word in lyrics for word in ("the", "harbour", "Well")) or "along" not in lyrics:
    sys.exit("changed: all words of a line are there")
END
