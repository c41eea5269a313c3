#!/usr/bin/env bash
# ragprepkit cuts a text into chunks of whole sentences, each with the place it starts and ends at. A good guess: the text
# between the two is the chunk. As it is set, each chunk begins with the last sentence of the one before; that is looked for
# behind the chunk before, is not found, and the end of that chunk is taken for the start. So all chunks but the first are a
# sentence late, then two, then three, and the last ends behind the end of the text.
# Seen: ragprepkit 0.1.4 of PyPI.
# Why it matters here: a quotation cut out by the places of a hit shows another passage, or none.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" ragprepkit==0.1.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from ragprepkit.chunking import sentence_chunks

text = ("The fair opens at ten. Boats are shown on the quay. Nets are sold in the hall. Ropes are made by hand."
        " The day ends at six.")
print("ragprepkit 0.1.4, a text of", len(text))
right = []
for chunk in sentence_chunks(text, max_chars=60):
    cut = text[chunk.start_char:chunk.end_char]
    right.append(cut == chunk.text)
    print(chunk.start_char, chunk.end_char, repr(chunk.text), "is", repr(cut))
without = [text[c.start_char:c.end_char] == c.text for c in sentence_chunks(text, max_chars=60, overlap_sentences=0)]
print("without a sentence in common:", without)
if not all(without):
    sys.exit("changed: also chunks without a sentence in common are at other places")
if right != [True] + [False] * (len(right) - 1) or len(right) < 3 or chunk.end_char <= len(text):
    sys.exit("changed: the places of the chunks are right")
END
