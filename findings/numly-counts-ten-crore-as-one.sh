#!/usr/bin/env bash
# numly writes numbers in many systems, and in words of India, with lakh (100,000) and crore (10,000,000). A good guess for ten
# million: one crore. It is "one hundred lakh", and one crore is what it calls a hundred million, ten times as much, up to "ten
# crore" for a billion, so that 25 crore are "two crore five hundred lakh". And Chinese numbers are read with the letters it
# knows: 两百, two hundred, is 100, and 一亿二千万, 120 million, is 20 million, though its own check says that both are not valid.
# Seen: numly 0.2.3 of PyPI.
# Why it matters here: amounts of money in two forms side by side differ by ten.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" numly==0.2.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from numly import from_chinese, is_valid_chinese, to_words_indian, to_words_western

print("numly 0.2.3")
for number in (100_000, 10_000_000, 100_000_000, 250_000_000):
    print(f"{number:,}", to_words_western(number), "-", to_words_indian(number))
for text in ("二百", "两百", "一亿二千万"):
    print(text, from_chinese(text), is_valid_chinese(text))
if to_words_indian(100_000) != "one lakh" or from_chinese("二百") != 200:
    sys.exit("changed: a lakh, or two hundred of Chinese, is another number")
if [to_words_indian(number) for number in (10**7, 10**8, 25 * 10**7)] != ["one hundred lakh", "one crore",
                                                                          "two crore five hundred lakh"]:
    sys.exit("changed: a crore is ten million")
if (from_chinese("两百"), from_chinese("一亿二千万")) != (100, 20_000_000):
    sys.exit("changed: the other two of Chinese, or a hundred million, is read")
END
