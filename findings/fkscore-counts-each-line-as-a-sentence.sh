#!/usr/bin/env bash
# fkscore gives the readability of a text by Flesch and Kincaid, with its numbers of sentences, words and syllables. A good guess
# for a text of three sentences of 25 words: the same score, however it is wrapped. On one line it has 3 sentences and the grade
# 7; with lines of 40 letters, as in a mail, it has 11 sentences and a grade below 0: each line break ends a sentence. Dots are
# sentences as well: "Wait... what? No..." has five of them.
# Seen: fkscore 2.0.1 of PyPI.
# Why it matters here: a filter by readability keeps or drops a text by the width of its lines; copies in two widths differ.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" fkscore==2.0.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
import textwrap
from importlib.metadata import version

from fkscore import fkscore

print("fkscore", version("fkscore"))
SENTENCE = "The harbour fair opens its gates on the first day of May and all boats of the town come to the quay for it."
text = " ".join([SENTENCE] * 3)
results = []
for name, form in [("one line", text), ("40 letters", textwrap.fill(text, 40)), ("dots", "Wait... what? No...")]:
    result = fkscore(form)
    print(f"{name}:", result.stats, result.score)
    results.append((result.stats["num_sentences"], result.score["calc_grade"]))
if [count for count, _ in results] != [3, 11, 5] or results[0][1] < 6 or results[1][1] > 0:
    sys.exit("changed: line breaks and dots end no sentence")
END
