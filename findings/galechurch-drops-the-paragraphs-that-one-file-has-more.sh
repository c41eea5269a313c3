#!/usr/bin/env bash
# galechurch aligns the sentences of a text and its translation by Gale and Church, paragraph by paragraph. A good guess for a
# text of three paragraphs whose translation lacks the last one: all sentences are in the output, the last ones without a partner,
# as a sentence that has none is. The last paragraph is not there, nor in the counts of sentences; and if the translation has a
# preface, each paragraph is aligned with the one before, its sentences too, and the last is dropped. In the other form of the
# output, "[0]:[0]", the numbers begin anew in each paragraph, while those that the calibration reads go on.
# Seen: galechurch 0.1.0 of PyPI, align_corpus().
# Why it matters here: a translation memory has wrong pairs from the first difference on, and nothing says so.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" galechurch==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import os
import sys
from importlib.metadata import version

from galechurch import align_corpus

print("galechurch", version("galechurch"))
ENGLISH = ["The harbour fair opens in May.\nAll boats come.", "The mayor speaks at noon on the quay.",
           "The last boat leaves at ten."]
GERMAN = ["Die Hafenmesse beginnt im Mai.\nAlle Boote kommen.", "Die Bürgermeisterin spricht um zwölf am Kai.",
          "Das letzte Boot fährt um zehn."]


def aligned(one, other, form="text"):
    for folder, paragraphs in [("en", one), ("de", other)]:
        os.makedirs(folder, exist_ok=True)
        with open(f"{folder}/fair.txt", "w") as file:
            file.write("\n\n".join(paragraphs) + "\n")
    return align_corpus("en", "de", "out", alignment_type=form)[0].lines


for name, lines in [("all paragraphs", aligned(ENGLISH, GERMAN)), ("numbers", aligned(ENGLISH, GERMAN, "pharaoh")),
                    ("the last one is missing", without := aligned(ENGLISH, GERMAN[:2])),
                    ("a preface", preface := aligned(ENGLISH, ["Ein Vorwort."] + GERMAN))]:
    print(f"{name}:", *lines, sep="\n    ")
if any("ten" in line for line in without) or not any("noon" in line and "Hafenmesse" in line for line in preface):
    sys.exit("changed: all sentences are in the output, beside their translations")
END
