#!/usr/bin/env bash
# arabic-sentencizer splits Arabic texts into sentences, and knows abbreviations such as the "D." and "M." of doctors and
# engineers, one letter and a full stop. A good guess for "The day ended. Then he went home.": two sentences. It is one: the
# patterns of the abbreviations do not look at what is in front of the letter, and the word for "the day" ends in the letter M,
# as "the country" does in D. No sentence that ends in one of these letters, or in an alif with a hamza, ends there.
# Seen: arabic-sentencizer 0.1.1 of PyPI with nltk 3.9.1; without its training on Reuters' English news, which needs the
# network.
# Why it matters here: plurals with "them" and many common words end in these letters; their sentences are joined to the next.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" arabic-sentencizer==0.1.1 nltk==3.9.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from arabic_sentencizer import ArabicSentencizer

print("arabic-sentencizer", version("arabic-sentencizer"))
split = ArabicSentencizer(train_on_reuters=False).split_sentences
HOME = "ثم عاد إلى البيت."
counts = []
for name, text in [("He went to school.", "ذهب الولد إلى المدرسة."), ("The day ended.", "انتهى اليوم."),
                   ("He travelled to the country.", "سافر إلى البلاد."), ("Doctor Ahmad came.", "جاء د. أحمد اليوم صباحا.")]:
    counts.append(len(split(f"{text} {HOME}")))
    print(f"{name} Then he went home: {counts[-1]} sentences")
if counts[0] != 2 or counts[3] != 2:
    sys.exit("changed: two plain sentences, or a doctor, are not two")
if counts[1:3] != [1, 1]:
    sys.exit("changed: a sentence ends behind each of these letters")
END
