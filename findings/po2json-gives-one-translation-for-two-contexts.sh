#!/usr/bin/env bash
# One would guess that po2json keeps the contexts of a gettext file and leaves out what is not translated. The catalogue is keyed
# by msgid alone: "Open" as a verb and as a state have the translation of the last one; entries marked fuzzy are given as good
# translations, and an entry without a translation is given as an empty text.
# Seen: po2json 0.2.2, compile_to_js of four entries.
# Why it matters here: gettext itself skips fuzzy and empty entries; the page shows a wrong word or nothing.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" po2json==0.2.2 babel==2.16.0 setuptools==75.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import contextlib
import io
import json
import sys
from po2json import compile_to_js
print('po2json', version('po2json'))
open('x.po', 'w').write('''msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "verb"
msgid "Open"
msgstr "Offnen"

msgctxt "state"
msgid "Open"
msgstr "Offen"

#, fuzzy
msgid "Boat"
msgstr "Auto"

msgid "Fair"
msgstr ""
''')
with contextlib.redirect_stdout(io.StringIO()):
    seen = json.loads(compile_to_js('x.po', 'de', 'x'))['messages']
seen.pop('', None)
print(seen)
if seen != {'Open': 'Offen', 'Boat': 'Auto', 'Fair': ''}:
    print('changed: po2json keeps contexts and leaves out fuzzy entries')
    sys.exit(1)
END
