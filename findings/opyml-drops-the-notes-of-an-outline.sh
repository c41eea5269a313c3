#!/usr/bin/env bash
# OPyML reads and writes OPML, "supports all OPML versions". A good guess for an outline that is read and written: it is as
# before. The notes are gone, and so are the marks of what is done: of an outline those attributes are kept that the text of OPML
# 2.0 names, while the format allows others, and OmniOutliner, Workflowy, Dynalist and others write the notes of a line as _note
# and its mark as _complete. In the object they are not there, either.
# Seen: OPyML 0.1.2 of PyPI; the addresses of feeds are kept.
# Why it matters here: whoever adds a line to an outline by a script loses all notes of all others.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" opyml==0.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from opyml import OPML

print("opyml", version("opyml"))
TEXT = ('<opml version="2.0"><head><title>Plan</title></head><body><outline text="Boats" _note="Ask Anna" _complete="true">'
        '<outline text="Feed" type="rss" xmlUrl="http://example.org/feed" checked="yes" /></outline></body></opml>')
written = OPML.from_xml(TEXT).to_xml()
print("read:   ", TEXT)
print("written:", written)
lost = [name for name in ("_note", "_complete", "checked", "xmlUrl") if name not in written]
if lost != ["_note", "_complete", "checked"]:
    sys.exit(f"changed: lost are {lost}")
END
