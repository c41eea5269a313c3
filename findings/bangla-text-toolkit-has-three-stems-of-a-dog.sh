#!/usr/bin/env bash
# bangla-text-toolkit finds the stem of a word of Bengali, by a list of endings with the longest first. A good guess for the
# forms of one noun: one stem. The ending of the genitive, -er, is not in the list, its last letter, r, is: "of the country" has
# the stem "in the country", and not that of the country. And a word that ends in r itself loses it if it is alone, not with an
# ending: the dog, of the dog and to the dog have three stems, and so have the city, in the city and of the city.
# Seen: bangla-text-toolkit 0.1.0 of PyPI.
# Why it matters here: a search for the dictionary form of a word misses its commonest other form.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bangla-text-toolkit==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from bangla_text_toolkit import BanglaStemmer

stem = BanglaStemmer().stem
country = ["দেশ", "দেশে", "দেশকে", "দেশের"]
dog = ["কুকুর", "কুকুরের", "কুকুরকে", "কুকুরে"]
city = ["শহর", "শহরে", "শহরের"]
print("bangla-text-toolkit 0.1.0")
for words in (country, dog, city):
    print(*[f"{word} {stem(word)}" for word in words], sep=", ")
if len({stem(word) for word in country[:3]}) != 1:
    sys.exit("changed: the country, in the country and to the country have not one stem")
if stem(country[3]) != country[1] or len({stem(word) for word in dog}) != 3 or len({stem(word) for word in city}) != 3:
    sys.exit("changed: the genitive has another stem")
END
