#!/usr/bin/env bash
# myclippings reads the file My Clippings.txt of a Kindle, in which the line of a book is its title with the author in
# brackets. A good guess for "Nausea (Sartre, Jean-Paul)": the title "Nausea" by "Sartre, Jean-Paul". The title is "Nausea
# (Sartre, Jean" and the author "Paul": the last bracket or hyphen of all parts the two, also one in a name, and one in a title
# that has no author. "Catch-22 (Heller, Joseph)" is right, since its bracket comes last.
# Seen: myclippings 0.0.6 of PyPI.
# Why it matters here: all authors with a double name have another one; a book cannot be joined to the same one in another
# list.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" myclippings==0.0.6 || exit 2
cd "$work"
cat > clippings.txt <<'END'
Nausea (Sartre, Jean-Paul)
- Your Highlight on page 12 | Location 120-121 | Added on Sunday, January 11, 2026 10:00:00 AM

A fine text.
==========
Catch-22 (Heller, Joseph)
- Your Highlight on page 12 | Location 120-121 | Added on Sunday, January 11, 2026 10:00:00 AM

A fine text.
==========
The Sea-Wolf
- Your Highlight on page 12 | Location 120-121 | Added on Sunday, January 11, 2026 10:00:00 AM

A fine text.
==========
END

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from myclippings.main import clippings_file_to_parsed_array

print("myclippings", version("myclippings"))
books = [(book["title"], book["author"]) for book in clippings_file_to_parsed_array("clippings.txt")]
for book in books:
    print(book)
if books != [("Nausea (Sartre, Jean", "Paul"), ("Catch-22", "Heller, Joseph"), ("The Sea", "Wolf")]:
    sys.exit("changed: a hyphen in a name or a title does not part them")
END
