#!/usr/bin/env bash
# swahiliclean cleans texts in Swahili. A good guess for remove_urls("Nilimwona mwalimu.Alikuja saa tatu.") with no blank behind
# the first full stop: the text as it was. The two words at the full stop are gone, "Nilimwona saa tatu.", as they look like the
# name of a host. A good guess for ng'ombe, cattle, where ng' is a letter of Swahili: one word. remove_non_alphabetic() and
# tokenize_sw_words() make ng and ombe of it.
# Seen: swahiliclean 0.3.0 of PyPI.
# Why it matters here: the subject and the verb of two sentences are lost in a text typed in haste, and ng is counted as a word.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" swahiliclean==0.3.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from swahiliclean import remove_non_alphabetic, remove_urls, tokenize_sw_words

print("swahiliclean", version("swahiliclean"))
texts = ["Tazama www.example.org leo.", "Nilimwona mwalimu. Alikuja saa tatu.", "Nilimwona mwalimu.Alikuja saa tatu."]
cleaned = [remove_urls(text) for text in texts]
for text, rest in zip(texts, cleaned):
    print(f"{text!r} -> {rest!r}")
letters, words = remove_non_alphabetic("ng'ombe wangu"), tokenize_sw_words("ng'ombe wangu")
print(f"\"ng'ombe wangu\" -> {letters!r}, {words}")
if cleaned[1:] != [texts[1], "Nilimwona saa tatu."] or letters != "ng ombe wangu" or words != ["ng", "ombe", "wangu"]:
    sys.exit("changed: the words stay and ng'ombe is one")
END
