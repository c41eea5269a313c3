#!/usr/bin/env bash
# arabic-cleaner cleans Arabic texts ("clean_text"). Signs that are neither in the block of Arabic nor a plain blank are
# dropped and nothing is put in their place, the line break, the tab and the hyphen too: the last word of a line and the first
# of the next become one, "2024-2025" (in any digits but the Arabic ones) is gone, in Arabic digits it is one number of eight.
# The line that lengthens words (tatweel) and the small alef, which are not letters, are kept, so two spellings of a word stay
# two. Good guess: a sign that is dropped leaves a blank, and the lengthening line goes.
# Seen: arabic-cleaner 0.1.0 of PyPI, Python 3.11.
# Why it matters here: a filter by a block of Unicode keeps signs that are no letters and drops blanks; words and numbers
# should be counted before and after.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" arabic-cleaner==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from arabic_cleaner import clean_text

print("arabic-cleaner", version("arabic-cleaner"))
BOOK, NEW = "\u0643\u062a\u0627\u0628", "\u062c\u062f\u064a\u062f"
LONG = "\u0643\u062a\u0640\u0640\u0627\u0628"
YEARS = "\u0662\u0660\u0662\u0664-\u0662\u0660\u0662\u0665"
found = [clean_text(BOOK + "\n" + NEW), clean_text(BOOK + " 2024-2025"), clean_text(YEARS), clean_text(LONG)]
print(*found, sep="\n")
if found != [BOOK + NEW, BOOK + " ", YEARS.replace("-", ""), LONG]:
    sys.exit("changed: words at a line break stay two, or the lengthening line goes")
END
