#!/usr/bin/env bash
# sifts keeps collections of texts in one database; ids are "unique for each doc". A good guess for a collection of letters and
# one of mails with a text "1" each: two texts, one in each. The second add() moves "1" into its collection and replaces the text:
# the letter is gone, without an error, because an id is the key of the whole database. delete(["1"]) of the letters then deletes
# the mail.
# Seen: sifts 1.4.2 of PyPI.
# Why it matters here: numbers as ids are what most sources have, and each new collection empties the one before it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" sifts==1.4.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import sifts

print("sifts", version("sifts"))
letters, mails = (sifts.Collection(db_url="sqlite:///all.db", name=name) for name in ("letters", "mails"))
letters.add(["the tide came in", "the tide went out"], ids=["1", "2"])
before = letters.count(), mails.count()
mails.add(["the ship came in", "the ship went out"], ids=["1", "3"])
after = letters.count(), mails.count()
tide = [hit["content"] for hit in letters.query("tide")["results"]]
letters.delete(["1"])
deleted = letters.count(), mails.count()
print(f"letters and mails: {before}; with the mails 1 and 3: {after}, letters with tide: {tide}")
print(f"after the deletion of letter 1: {deleted}")
if (before, after, tide, deleted) != ((2, 0), (1, 2), ["the tide went out"], (1, 1)):
    sys.exit("changed: a collection has ids of its own")
END
