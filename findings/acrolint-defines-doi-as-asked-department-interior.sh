#!/usr/bin/env bash
# One would guess that acrolint, which fills the page of acronyms of a paper, finds the words that an acronym stands for. It takes
# the last N words before the bracket after "of", "the" and "and" were thrown away, whatever their letters: DOI is "asked
# Department Interior", EUR in "Costs (EUR)" is "Costs", and API in "the API (see below)" is defined as "see below".
# Seen: acrolint 0.1.5, acrolint() over a text of two lines.
# Why it matters here: the tool also reports the acronyms without a definition; API and USA count as defined with nonsense.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" acrolint==0.1.5 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import contextlib
import io
import sys
from acrolint.main import acrolint
print('acrolint', version('acrolint'))
open('a.txt', 'w').write('We asked the Department of the Interior (DOI). Costs (EUR) rose.\n'
                         'Use the API (see below). They came from the USA (we flew there).\n')
with contextlib.redirect_stdout(io.StringIO()):
    result = acrolint(['a.txt'])
for key in sorted(result):
    print(key, '->', result[key]['definition'], result[key]['defined'])
if [result[k]['definition'] for k in ('DOI', 'EUR', 'API', 'USA')] != ['asked Department Interior', 'Costs', 'see below',
                                                                   'we flew there']:
    print('changed: acrolint compares the letters of an acronym')
    sys.exit(1)
END
