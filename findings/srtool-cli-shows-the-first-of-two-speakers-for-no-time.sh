#!/usr/bin/env bash
# srtool repairs and merges files of subtitles; its "clean" takes off the tags of italics and ends a subtitle where the next
# begins. A good guess for two that begin at one time, two speakers or the two languages of a merged file: both are shown, or
# joined. The first one ends as it begins, so that it is shown for no time, and so are all lines of the first language. And a
# subtitle with an empty line in its text keeps what stands above it; the rest is in no subtitle.
# Seen: srtool-cli 0.1.0 of PyPI.
# Why it matters here: a text is in the file, and is found there, but at no time of the film.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" srtool-cli==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from srtool import clean, merge, parse, render

english = parse("1\n00:00:01,000 --> 00:00:03,000\nThe fair.\n\n2\n00:00:05,000 --> 00:00:07,000\n<i>The quay.</i>\n")
german = parse("1\n00:00:01,000 --> 00:00:03,000\nDer Markt.\n\n2\n00:00:05,000 --> 00:00:07,000\nDer Kai.\n")
alone, both = clean(english), clean(merge(english, german))
gap = render(parse("1\n00:00:01,000 --> 00:00:03,000\nThe fair\n\nof Husum.\n\n2\n00:00:05,000 --> 00:00:07,000\nThe quay.\n"))
print("srtool-cli 0.1.0")
print(render(both))
print(gap)
if [text for _, _, text in alone] != ["The fair.", "The quay."] or any(end <= start for start, end, _ in alone):
    sys.exit("changed: one language alone is cleaned in another way")
if [(end - start, text) for start, end, text in both] != [(0, "The fair."), (2000, "Der Markt."), (0, "The quay."),
                                                          (2000, "Der Kai.")]:
    sys.exit("changed: the first of two subtitles is shown")
if "Husum" in gap:
    sys.exit("changed: the text behind an empty line is kept")
END
