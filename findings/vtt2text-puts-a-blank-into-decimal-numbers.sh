#!/usr/bin/env bash
# vtt2text gives the text of WebVTT captions. A good guess for "It rose by 3.5 metres": the words as they are. It is "3. 5": a
# blank is put behind each point, question mark and exclamation mark with a letter or digit behind it, in numbers, addresses and
# abbreviations ("tide. example. org", "U. S."). A caption that is a number, "1984", is taken for the number of a caption and
# dropped, while a line of times with a setting behind it stays in the text.
# Seen: vtt2text 0.1.3 of PyPI.
# Why it matters here: numbers and addresses are other words than in a transcript of the same film.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" vtt2text==0.1.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from vtt2text import clean

CAPTIONS = ("It rose by 3.5 metres.", "See tide.example.org for the U.S. coast.", "In which year?", "1984")
with open("film.vtt", "w", encoding="utf-8") as file:
    file.write("WEBVTT\n\n")
    for number, caption in enumerate(CAPTIONS):
        settings = " align:start" if number == 2 else ""
        file.write(f"{number + 1}\n00:00:0{number}.000 --> 00:00:0{number}.900{settings}\n{caption}\n\n")
print("vtt2text", version("vtt2text"))
text = clean("film.vtt")
print(text)
expected = ("It rose by 3. 5 metres. See tide. example. org for the U. S. coast. "
            "00:00:02. 000 --> 00:00:02. 900 align:start In which year?")
if text != expected:
    sys.exit("changed: the captions are as in the file")
END
