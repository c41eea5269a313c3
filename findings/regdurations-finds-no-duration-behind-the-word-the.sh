#!/usr/bin/env bash
# regdurations finds a duration in a text in five languages, and says where it stands. A good guess for "remind me in 5
# minutes": 5 minutes, as for "in 5 minutes". It finds none: the words between two parts of a duration, "and", "e", "y", "et",
# are looked for anywhere, also at the end of another word, and count as the beginning of a duration; "me " ends in the Italian
# "e ". What comes later does not follow on it, and is left out. With English alone the "and " of "Anna and Ben" or "stand up"
# ends the search in the same way.
# Seen: regdurations 1.0.8 of PyPI.
# Why it matters here: each English sentence with a "the", "me" or "Anna and Ben" in front of its duration has none, and nothing
# is said.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" regdurations==1.0.8 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from regdurations import DurationParser

print("regdurations", version("regdurations"))


def minutes(languages, text):
    found, first, last = DurationParser(languages).find_dict(text)
    print(f"{languages or 'all languages'}: {text!r} -> {found['minutes']} minutes at {first} to {last}")
    return found["minutes"]


ALL = ["in 5 minutes", "on Monday in 5 minutes", "remind me in 5 minutes", "close the door in 5 minutes"]
ENGLISH = ["remind me in 5 minutes", "call Anna and Ben in 5 minutes", "stand up in 5 minutes"]
seen = [minutes(None, text) for text in ALL] + [minutes(["en"], text) for text in ENGLISH]
if seen != [5, 0, 0, 0, 5, 0, 0]:
    sys.exit("changed: a duration is found behind any word")
END
