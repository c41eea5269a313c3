#!/usr/bin/env bash
# One would guess that opml2json keeps all feeds of a subscription list. Each outline of the first level is taken for a folder and
# only its children are kept: a feed that stands in no folder (as in most lists) is a name with an empty list, its address is
# gone; so are the feeds of a folder inside a folder, and of two folders with one name the first.
# Seen: opml2json 0.1.0, opml_to_dic gives {"Fair news": [], "Boats": [..., {"text": "Old"}]}.
# Why it matters here: the JSON is the backup of the list; the lost feeds cannot be found again by their names.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" opml2json==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from opml2json.otoj import opml_to_dic
print('opml2json', version('opml2json'))
open('a.opml', 'w').write('''<opml version="2.0"><head/><body>
<outline text="Fair news" type="rss" xmlUrl="https://example.org/fair"/>
<outline text="Boats"><outline text="Berg" xmlUrl="https://example.org/berg"/>
  <outline text="Old"><outline text="Deep" xmlUrl="https://example.org/deep"/></outline></outline>
</body></opml>''')
seen = opml_to_dic('a.opml')
print(seen)
if seen != {'Fair news': [], 'Boats': [{'text': 'Berg', 'xmlUrl': 'https://example.org/berg'}, {'text': 'Old'}]}:
    print('changed: opml2json keeps feeds outside of folders')
    sys.exit(1)
END
