#!/usr/bin/env bash
# One would guess that whatsername, the name parser of OpenAlex ("Figure out what someone's name actually is"), sees titles where
# they are and names where they are. The given name Ing is the title "ing." without a point too, so Ing Wei has no first name,
# with confidence "high"; Sir is a first name (Isaac is in the middle); "Berg A" and "Berg AM", the form of PubMed, have the last
# name "a" and "am", with confidence "high".
# Seen: whatsername 0.1.0, parse_name("Ing Wei") and parse_name("Berg AM").
# Why it matters here: authors are compared by last name and first letter; all people of one letter become candidates of each
# other.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" whatsername==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from whatsername import parse_name
print('whatsername', version('whatsername'))
names = ['Ing Wei', 'Sir Isaac Newton', 'Berg AM', 'Berg A']
seen = []
for name in names:
    one = {k: v for k, v in parse_name(name).items() if v}
    seen.append((one.get('title'), one.get('first'), one.get('last'), one['confidence']))
    print(name, '->', one)
if seen != [('ing.', None, 'wei', 'high'), (None, 'sir', 'newton', 'medium'), (None, 'berg', 'am', 'high'),
            (None, 'berg', 'a', 'high')]:
    print('changed: whatsername reads these names in another way')
    sys.exit(1)
END
