#!/usr/bin/env bash
# One would guess that splitpo ("Preserve comments, flags, references") cuts a .po file between entries. It cuts before the line
# with msgid, so all that stands above it, the context (msgctxt), the references and the flag fuzzy of the next entry, is left at
# the end of the part before; the other parts have no header either.
# Seen: splitpo 0.1.0, split_po with 2 entries for each file: part 0 ends with msgctxt "state", part 1 begins with its msgid.
# Why it matters here: part 0 is no .po file any more, and in part 1 the entry is a plain "Open", a copy of another entry; a
# translator or a memory puts the wrong word there.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" splitpo==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import os
import sys
from splitpo.split import split_po
print('splitpo', version('splitpo'))
open('a.po', 'w').write('msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n\n#: a.c:1\nmsgid "Open"\n'
                        'msgstr "Offnen"\n\n#: b.c:2\n#, fuzzy\nmsgctxt "state"\nmsgid "Open"\nmsgstr "Offen"\n\n'
                        'msgid "Close"\nmsgstr "Zu"\n')
os.mkdir('out')
split_po('a.po', 'out', 2)
parts = [open(os.path.join('out', f)).read() for f in sorted(os.listdir('out'))]
for part in parts:
    print('-----')
    print(part)
if len(parts) != 2 or not parts[0].rstrip().endswith('#, fuzzy\nmsgctxt "state"') or not parts[1].startswith('msgid "Open"'):
    print('changed: splitpo cuts before the comments of an entry')
    sys.exit(1)
END
