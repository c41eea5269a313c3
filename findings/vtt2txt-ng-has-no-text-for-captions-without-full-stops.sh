#!/usr/bin/env bash
# vtt2txt-ng makes text of a .vtt file, a sentence on each line. A good guess for captions without full stops, as programs make
# them: all words on one line. The text is empty: a sentence is written when its full stop comes, and what is left at the end is
# not written. So the last words of each file that does not end in one are gone, and a line that is a number alone ("1984") with
# them. A time with settings (align:start) stands in the text.
# Seen: vtt2txt-ng 0.0.4 of PyPI.
# Why it matters here: all files with automatic captions have the same text, none.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" vtt2txt-ng==0.0.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from vtt2txt.__main__ import vtt_to_text

print("vtt2txt-ng", version("vtt2txt-ng"))
TIME = "00:00:0{}.000 --> 00:00:0{}.900{}\n{}\n\n"
plain = "WEBVTT\n\n" + TIME.format(1, 1, "", "the tide is high") + TIME.format(2, 2, "", "in the harbour")
mixed = ("WEBVTT\n\n" + TIME.format(1, 1, " align:start", "The tide is high. It was") + TIME.format(2, 2, "", "1984") +
         TIME.format(3, 3, "", "when it fell. Nobody came"))
seen = [vtt_to_text(plain), vtt_to_text(mixed)]
print(repr(seen[0]), repr(seen[1]), sep="\n")
if seen[0] or "Nobody" in seen[1] or "1984" in seen[1] or "align:start" not in seen[1]:
    sys.exit("changed: all words are text")
END
