#!/usr/bin/env bash
# looseene is a full-text index on disk with delete_document(), update_document(), save_index() and compact_index(). A good guess
# for a text that is deleted, saved, and the index opened again: it is gone. It is found: save_index() returns at once if no text
# was added, and the deletion is not written. A text that is updated after compact_index() has its old words again when the index
# is opened: segments are read in the order of their names, and "seg_merged_" comes behind "seg_1", so that the oldest is taken
# for the newest. A further compact_index() then removes the new text for good.
# Seen: looseene 1.0.0 of PyPI.
# Why it matters here: what was taken out of an index, a copy for example, is shown after the next start.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" looseene==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import looseene

SCHEMA = {"id": int, "text": str}


def found(name, word):
    return [document["text"] for document in looseene.search_text(name, word)]


def add(name, number, text):
    looseene.add_to_index(name, {"id": number, "text": text})
    looseene.save_index(name)


print("looseene", version("looseene"))
looseene.create_index("deleted", SCHEMA, path="one")
add("deleted", 1, "the harbour at night")
looseene.delete_document("deleted", 1)
looseene.save_index("deleted")
before = found("deleted", "harbour")
looseene.create_index("deleted", SCHEMA, path="one")
after = found("deleted", "harbour")
print(f"deleted and saved: {before}, opened again: {after}")

looseene.create_index("updated", SCHEMA, path="two")
add("updated", 1, "the harbour opens late")
add("updated", 2, "the ferry leaves")
looseene.compact_index("updated")
looseene.update_document("updated", {"id": 1, "text": "the harbour opens early"})
looseene.save_index("updated")
new = found("updated", "harbour")
looseene.create_index("updated", SCHEMA, path="two")
old = found("updated", "harbour")
looseene.compact_index("updated")
lost = found("updated", "early")
print(f"updated: {new}, opened again: {old}, early after a further compact_index(): {lost}")
if before or not after or new != ["the harbour opens early"] or old != ["the harbour opens late"] or lost:
    sys.exit("changed: an index that is opened again has what was saved")
END
