#!/usr/bin/env bash
# hindi-stopwords takes the stop words out of a Hindi text: words such as "is", "of" and "in". A good guess for "मेरा घर नया
# है", "my house is new": at least the house and the new, "घर नया". Nothing is left: the list has the words for house, new, my
# and moment beside those for "is" and "of". A stop word in front of a full stop (।) stays, since words are cut at blanks
# alone, and the stop words of two words in the list are never found.
# Seen: hindi-stopwords 0.1.0 of PyPI.
# Why it matters here: all texts about houses lose the word that they are found by, and whole sentences are empty.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" hindi-stopwords==0.1.0 || exit 2
cd "$work"
PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from hindi_stopwords.stopwords import filter_stopwords, get_stopwords

print("hindi-stopwords", version("hindi-stopwords"))
house = filter_stopwords("मेरा घर नया है")
stop = filter_stopwords("नाव यहाँ है।")
print("my house is new ->", repr(house))
print("the boat is here. ->", repr(stop))
print("of two words:", sum(" " in word for word in get_stopwords()))
if house != "" or "है।" not in stop:
    sys.exit("changed: house is no stop word")
END
