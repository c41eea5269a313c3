#!/usr/bin/env bash
# One would guess that guess_country, which knows codes and names of countries, finds none in the name of a state or a town. Its
# patterns match inside words and texts: "Indiana" is India, "Roman" is Romania, "Lebanon, Ohio" is Lebanon, "Panama City,
# Florida" is Panama; the words "in", "as" and "is" are codes. "Scotland", "Wales" and "Holland" are unknown, "England" is known.
# Seen: countryguess 0.4.9, guess_country("Indiana", "name_short") gives India.
# Why it matters here: the last part of an address is what people feed it; records of American towns are put into Asia, and a
# blocking by country separates copies.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" countryguess==0.4.9 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from countryguess import guess_country
print('countryguess', version('countryguess'))
words = ['Indiana', 'Roman', 'Lebanon, Ohio', 'Panama City, Florida', 'in', 'as', 'is', 'England', 'Scotland', 'Wales', 'Holland']
seen = [guess_country(w, 'name_short') for w in words]
for a, b in zip(words, seen):
    print(a, '->', b)
if seen != ['India', 'Romania', 'Lebanon', 'Panama', 'India', 'American Samoa', 'Iceland', 'United Kingdom', None, None, None]:
    print('changed: countryguess guesses other countries')
    sys.exit(1)
END
