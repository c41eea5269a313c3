#!/usr/bin/env bash
# In RTF a footnote is a group in the middle of the sentence ({\footnote ...}), a text box one below \shptxt. A good guess for
# striprtf, which makes text of RTF in many pipelines: the note stands inside the sentence, and the box somewhere.
# Both are lost, without an error. What is deleted, but tracked (\deleted), and what is hidden (\v) is printed.
# Seen: striprtf 0.0.35 of PyPI.
# Why it matters here: a law or a paper with its notes as .docx is no near-duplicate of itself as RTF.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" striprtf==0.0.35 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from striprtf.striprtf import rtf_to_text

BOX = r"{\shp{\*\shpinst\shpleft0\shptop0\shpright99\shpbottom99{\shptxt \pard boxed\par}}}"
NOTE = r"sentence{\super\chftn{\footnote\pard\plain {\super\chftn} noted}} goes on"
TRACKED = r"{\deleted\revauthdel1 removed} {\v hidden} end\par"
RTF = r"{\rtf1\ansi\deff0{\fonttbl{\f0 Times;}}\pard " + NOTE + r"\par " + BOX + " " + TRACKED + "}"
text = rtf_to_text(RTF)
print("striprtf", version("striprtf"), repr(text))
words = text.split()
if "noted" in words or "boxed" in words or not {"sentence", "goes", "removed", "hidden", "end"} <= set(words):
    sys.exit("changed: a footnote or a text box is read, or what is deleted or hidden is not")
END
