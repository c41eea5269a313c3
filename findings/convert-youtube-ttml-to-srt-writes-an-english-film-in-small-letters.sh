#!/usr/bin/env bash
# convert-youtube-ttml-to-srt converts subtitles of a TTML file to SRT; the function has a third parameter, is_english, which
# its example sets to True. A good guess for an English file with it: the cues as they are, "Where is Zoë?" in the form of SRT.
# It is "where is zo ?": with is_english all letters are made small, and those with an accent, dashes and curly apostrophes
# become blanks. And of a word of which a part is in a span there are two, "har bour": the parts are joined with a blank.
# Seen: convert-youtube-ttml-to-srt 1.0.0 of PyPI.
# Why it matters here: names lose their capitals and letters, "don’t" is "don t", and no sentence can be told by its beginning.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" convert-youtube-ttml-to-srt==1.0.0 || exit 2
cd "$work"
cat > film.ttml <<'END'
<?xml version="1.0" encoding="utf-8"?>
<tt xml:lang="en" xmlns="http://www.w3.org/ns/ttml"><body><div>
<p begin="00:00:01.000" end="00:00:03.000">Where is Zoë?</p>
<p begin="00:00:04.000" end="00:00:05.000">I don’t know. At the <span>har</span>bour.</p>
</div></body></tt>
END

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version
from pathlib import Path

import convert_youtube_ttml_to_srt.convert_subtitle_ttml_to_srt as converter

print("convert-youtube-ttml-to-srt", version("convert-youtube-ttml-to-srt"))
converter.convert_subtitle_ttml_to_srt("film.ttml", "film.srt", True)
lines = Path("film.srt").read_text(encoding="utf-8").splitlines()
texts = [line for line in lines if line and "-->" not in line and not line.isdigit()]
print(texts)
if texts != ["where is zo ?", "i don t know. at the  har bour."]:
    sys.exit("changed: the letters of a cue stay as they are")
END
