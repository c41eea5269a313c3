#!/usr/bin/env bash
# odfdo reads and writes OpenDocument; its get_formatted_text() and its program odfdo-show give the text of a file to read.
# A good guess: a heading stands on a line of its own, as each paragraph does.
# After a heading there is nothing, not even a space: its last word and the first word of the paragraph below are one word.
# Seen: odfdo 3.27.3 of PyPI, on a file that it wrote itself.
# Why it matters here: title and first word are what a text is searched by, and the joined word is in no copy of another format.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" odfdo==3.27.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from odfdo import Document, Header, Paragraph

document = Document("text")
document.body.clear()
for element in (Header(1, "Old bridges"), Paragraph("Rivers need them."), Header(2, "New bridges"), Paragraph("Roads do.")):
    document.body.append(element)
document.save("a.odt")
text = Document("a.odt").get_formatted_text()
print("odfdo", version("odfdo"), repr(text))
if "bridgesRivers" not in text or "bridgesRoads" not in text or "them.\n" not in text:
    sys.exit("changed: a heading is separated from its paragraph")
END
shown=$(PYTHONPATH="$work/lib" "$work/lib/bin/odfdo-show" a.odt)
printf 'odfdo-show:\n%s\n' "$shown"
if ! grep -q 'bridgesRivers' <<< "$shown"; then
    echo "changed: odfdo-show separates a heading from its paragraph" >&2
    exit 1
fi
