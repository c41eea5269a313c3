#!/usr/bin/env bash
# zh-sentence splits a Chinese text into sentences. A good guess for a text that ends with a closing quotation mark or bracket
# behind the full stop, as dialogues do: its last sentence is there. It is not: a sentence is written down when the next one
# begins or at the last sign, and a closing mark behind a full stop is neither. So a last word of one sign is lost. The usual
# marks “ ” are not in the list of closing marks, so that the next sentence begins with one.
# Seen: zh-sentence 0.0.5 of PyPI.
# Why it matters here: what somebody says at the end of a paragraph is lost, and a paragraph of one such sentence as a whole.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" zh-sentence==0.0.5 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from zh_sentence import tokenizer

print("zh-sentence", version("zh-sentence"))
found = []
for text in ("船来了。他说：「好的。」", "「船来了。」", "船来了。好", "“船来了。”他说。"):
    found.append(tokenizer.tokenize(text))
    print(text, "->", found[-1])
if found != [["船来了。"], [], ["船来了。"], ["“船来了。", "”他说。"]]:
    sys.exit("changed: all of the text is in its sentences")
END
