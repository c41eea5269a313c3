#!/usr/bin/env bash
# "substool check" turns a file of subtitles of any of its formats into SubRip, in its place. A good guess for an XML file with
# a cue "Who said <span>never</span> to her?", where the span is for italics: the four words and the fifth. The cue is "never":
# only the text within spans is taken, as in the files of one seller of films, which have a span around each line. A cue without
# a span has no text at all. There is no error, and the XML file is gone.
# Seen: substool 3.0 of PyPI.
# Why it matters here: of a film whose file has spans for italics alone, the words in italics are left, and nothing to restore
# the others from.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" substool==3.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import os
import pathlib
import subprocess
import sys
from importlib.metadata import version

print("substool", version("substool"))
pathlib.Path("film.xml").write_text("""<?xml version="1.0" encoding="UTF-8"?>
<tt xmlns="http://www.w3.org/ns/ttml"><body><div>
<p begin="10000000t" end="30000000t"><span>The fair opens</span><br/><span>at ten.</span></p>
<p begin="40000000t" end="60000000t">Who said <span style="italic">never</span> to her?</p>
<p begin="70000000t" end="90000000t">I was on the quay.</p>
</div></body></tt>
""", encoding="utf-8")
subprocess.run([sys.executable, "-m", "substool", "check", "film.xml"], check=True, env={**os.environ, "HOME": os.getcwd()})
print(sorted(name for name in os.listdir() if name.startswith("film")))
cues = [block.split("\n")[2:] for block in pathlib.Path("film.srt").read_text(encoding="utf-8").strip("\n").split("\n\n")]
print(cues)
if cues[0] != ["The fair opens", "at ten."]:
    sys.exit("changed: lines in spans are not read")
if cues[1] != ["never"] or any(cues[2]) or os.path.exists("film.xml"):
    sys.exit("changed: words outside of a span are there")
END
