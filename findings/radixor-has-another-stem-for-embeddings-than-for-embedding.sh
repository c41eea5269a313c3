#!/usr/bin/env bash
# radixor is a stemmer by dictionaries of some 30 languages, with a chapter on "Migrating from PyStemmer". A good guess for a noun
# and its plural, embedding and embeddings, posting and postings: one stem, as in Snowball. The singular is taken for a form of a
# verb, "embed" and "post", the plural is "embedding" and "posting". So it is with heading, meaning, holding and farming; news is
# "new", does is "doe" and writ is "write".
# Seen: radixor 4.4.0, radixor-models-standard 3.0.0 and PyStemmer 3.1.0 of PyPI.
# Why it matters here: a search for postings does not find the page on a posting.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" radixor==4.4.0 radixor-models-standard==3.0.0 PyStemmer==3.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import radixor
import Stemmer

NOUNS = ["embedding", "posting", "heading", "meaning", "holding", "farming"]
print("radixor", version("radixor"), "PyStemmer", version("PyStemmer"))
stem, snowball = radixor.Stemmer("english").stemWord, Stemmer.Stemmer("english").stemWord
apart = [noun for noun in NOUNS if stem(noun) != stem(noun + "s")]
for noun in NOUNS:
    print(f"{noun}, {noun}s: {stem(noun)}, {stem(noun + 's')}, by Snowball {snowball(noun)}, {snowball(noun + 's')}")
others = {word: stem(word) for word in ("page", "pages", "news", "does", "writ")}
print("others:", others)
expected = {"page": "page", "pages": "page", "news": "new", "does": "doe", "writ": "write"}
if apart != NOUNS or any(snowball(noun) != snowball(noun + "s") for noun in NOUNS) or others != expected:
    sys.exit("changed: a noun and its plural have one stem")
END
