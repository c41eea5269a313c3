#!/usr/bin/env bash
# amharic-text-processor writes numbers as Amharic words, with DigitsToWordNumber, and makes digits of words, with
# WordNumberToDigits. A good guess for 3.14, written as three, point, one, four, and read: 3.14, or three numbers. It is "3 ነጥብ
# 5", three point five: words of numbers which follow one another are added, also where they are no number together. 1250.75 is
# 1250 and 12, the words for one, two, three are 6, "two, three" with a Latin comma is 5, and 3-5, three to five, is 8.
# 0911234567, a telephone number, is 911 million and has lost its nought.
# Seen: amharic-text-processor 0.1.3 of PyPI.
# Why it matters here: a pipeline that brings words and digits into one form makes new numbers of decimals, spans and lists.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" amharic-text-processor==0.1.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from amharic_text_processor.processors import DigitsToWordNumber, WordNumberToDigits


def text_of(processor, text):
    result = processor.apply(text)
    return result["text"] if isinstance(result, dict) else result


print("amharic-text-processor", version("amharic-text-processor"))
back = {}
for number in ("2024", "3.14", "1250.75", "3-5", "0911234567"):
    words = text_of(DigitsToWordNumber(), number)
    back[number] = text_of(WordNumberToDigits(), words)
    print(number, "->", words, "->", back[number])
count = text_of(WordNumberToDigits(), "አንድ ሁለት ሶስት")
print("one two three ->", count)
if back["2024"] != "2024" or back["3.14"] != "3 ነጥብ 5" or back["3-5"] != "8" or count != "6":
    sys.exit("changed: three to five is not eight")
END
