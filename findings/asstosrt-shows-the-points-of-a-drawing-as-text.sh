#!/usr/bin/env bash
# asstosrt converts subtitles of the format ASS to SubRip, for devices that know nothing else. A good guess for a drawn arrow
# beside a sign, "{\p1}m 0 0 l 100 0 50 80", and for a line with a blank that keeps its words together, "Harbour\hfair": the
# drawing is left out, and there is a blank. On the screen stand the points, "m 0 0 l 100 0 50 80", and "Harbour\hfair". A
# drawing is known by the tag {\p0} as the very end of its line, which it does not need there; with a word behind the tag, the
# points are in front of it.
# Seen: asstosrt 0.1.6 of PyPI. What is shown for less than a fifth of a second, as signs that move are, is left out.
# Why it matters here: numbers and letters that nobody says are shown, and are words for a search.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" asstosrt==0.1.6 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import io
from importlib.metadata import version

import asstosrt

print("asstosrt", version("asstosrt"))
TEXTS = [r"{\p1}m 0 0 l 100 0 50 80", r"{\p1}m 0 0 l 100 0 50 80{\p0}", r"{\p1}m 0 0 l 5 5{\p0}Fair", r"Harbour\hfair", "At ten."]
script = "[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n"
for number, text in enumerate(TEXTS):
    script += f"Dialogue: 0,0:00:0{number}.00,0:00:0{number}.90,Default,,0,0,0,,{text}\n"
result = asstosrt.convert(io.StringIO(script))
shown = result.split("\r\n")[2::4]
print(script, result, sep="\n")
if shown != ["m 0 0 l 100 0 50 80", "m 0 0 l 5 5Fair", r"Harbour\hfair", "At ten."]:
    raise SystemExit("changed: a drawing is no text")
END
