#!/usr/bin/env bash
# hindi-normalize turns the number words of Hindi into digits. A good guess for उन्नीस सौ सैंतालीस, nineteen hundred
# forty-seven, as the year 1947 is spoken: 1947. A hundred is taken with a single word from one to nine alone, so that it is "19
# 147"; and ढाई सौ, two and a half hundred, is "ढाई 100". Of words that are numbers or something else all are numbers: वह सो
# गया, he fell asleep, is "वह 100 गया", and मुझे किताब दो, give me the book, is "मुझे किताब 2".
# Seen: hindi-normalize 0.1.0 of PyPI.
# Why it matters here: years of the last century are never found as years, and one of the commonest verbs is a number.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" hindi-normalize==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from hindi_normalize import convert_numbers

right = {"एक सौ पच्चीस रुपये": "125 रुपये", "सात लोग": "7 लोग"}
wrong = {"उन्नीस सौ सैंतालीस": "19 147", "ढाई सौ": "ढाई 100", "वह सो गया": "वह 100 गया", "मुझे किताब दो": "मुझे किताब 2"}
print("hindi-normalize 0.1.0")
for text in [*right, *wrong]:
    print(text, "is", convert_numbers(text))
if any(convert_numbers(text) != digits for text, digits in right.items()):
    sys.exit("changed: 125 or 7 is written in another way")
if any(convert_numbers(text) != digits for text, digits in wrong.items()):
    sys.exit("changed: 1947, 250, to sleep or to give is written in another way")
END
