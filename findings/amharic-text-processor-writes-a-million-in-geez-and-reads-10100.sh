#!/usr/bin/env bash
# amharic-text-processor writes numbers in Ethiopic numerals, with NumberToGeez, and reads them, with GeezToNumber. A good guess
# for 1000000 written and read: 1000000. It is 10100, and 100000000 is 20000: a million is written ፩፼፻, with the hundred behind
# the ten thousand in place of before it, ፻፼, and a sign for ten thousand is added to another where it is to be multiplied.
# Those below a million are right. A good guess for 1.05: as it was. It is ፩.፭, the same as 1.5, which is what is read.
# Seen: amharic-text-processor 0.1.3 of PyPI.
# Why it matters here: large numbers and those with a nought behind the point become small ones with no error.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" amharic-text-processor==0.1.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from amharic_text_processor.processors import GeezToNumber, NumberToGeez


def text_of(processor, text):
    result = processor.apply(text)
    return result["text"] if isinstance(result, dict) else result


print("amharic-text-processor", version("amharic-text-processor"))
back = {}
for number in ("31", "2024", "123456", "1000000", "100000000", "1.5", "1.05"):
    geez = text_of(NumberToGeez(), number)
    back[number] = text_of(GeezToNumber(), geez)
    print(number, "->", geez, "->", back[number])
if back["1000000"] != "10100" or back["100000000"] != "20000" or back["1.05"] != "1.5":
    sys.exit("changed: numbers come back")
END
