#!/usr/bin/env bash
# bangla-nlpkit cuts Bengali text, with English in it, into words, and leaves the marks out. A good guess for "key:value" and
# "[boat]": key, value, boat. The letters of Chakma are given with five digits where Python reads four, so that the set goes
# from the digit 0 to a letter of Korean: a colon, a semicolon, a question mark or a bracket begins a word with all that
# follows, ":value" and "[boat]". A Bengali word behind it is joined, too, in "নাম:আনা" the second half is ":আনা". And an
# address like www.example.com is three sentences.
# Seen: bangla-nlpkit 0.1.1 of PyPI.
# Why it matters here: a word behind a mark without a blank is another word in the index, with the mark.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bangla-nlpkit==0.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from bangla_nlpkit import sentence_tokenize, word_tokenize

right = {"আমি English বলি।": ["আমি", "English", "বলি"], "key, value": ["key", "value"]}
wrong = {"key:value": ["key", ":value"], "[boat]": ["[boat]"], "নাম:আনা": ["নাম", ":আনা"]}
sentences = sentence_tokenize("See www.example.com now.")
print("bangla-nlpkit 0.1.1")
for text in [*right, *wrong]:
    print(text, word_tokenize(text))
print(sentences)
if any(word_tokenize(text) != words for text, words in right.items()):
    sys.exit("changed: words with blanks between them are cut in another way")
if any(word_tokenize(text) != words for text, words in wrong.items()):
    sys.exit("changed: a mark stands apart")
if sentences != ["See www.", "example.", "com now."]:
    sys.exit("changed: an address is in one sentence")
END
