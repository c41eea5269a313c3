#!/usr/bin/env bash
# czech-number-utils writes numbers in Czech words, for texts too: replace_numbered_list_and_numbers() reads "1. " in front of
# an item as "první bod: ", the first point. A good guess for "25. května" within a sentence, the 25th of May: "dvacátý pátý
# května". It is "dvacátý pátý bod: května", the 25th point of May: each number with a full stop and a blank is the head of an
# item, wherever it stands, and so is a number at the end of a sentence, "Je mi 25. Bydlím v Praze." Numbers of four digits
# stay, the 1379 of its own example among them, and the ordinals 11, 14, 15 and 19 are words that Czech does not have.
# Seen: czech-number-utils 1.0.3 of PyPI.
# Why it matters here: each date of a text that is read aloud or indexed by words becomes a list.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" czech-number-utils==1.0.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

from czech_number_utils import number_to_czech_ordinal, replace_numbered_list_and_numbers

print("czech-number-utils", version("czech-number-utils"))
texts = []
for text in ("Narodil se 25. května.", "Je mi 25. Bydlím v Praze.", "Má 333 lahví a 1379 kilo másla."):
    texts.append(replace_numbered_list_and_numbers(text))
    print(text, "->", texts[-1])
ordinals = [number_to_czech_ordinal(number) for number in (11, 14, 15, 19)]
print(ordinals)
if "pátý bod: května" not in texts[0] or "bod: Bydlím" not in texts[1] or "1379" not in texts[2] or ordinals[0] != "jednanáctý":
    raise SystemExit("changed: a date is no item of a list")
END
