#!/usr/bin/env bash
# One would guess that texweaver ("A simple converter from Markdown to LaTeX") writes text that LaTeX shows as it is. Only the
# underscore is escaped: in "50% of it is blue" all behind the sign is a comment and is not printed; & and # are left too. A
# single $ or * is dropped ("costs $5" is "costs 5", "2 * 3" is "2  3"), and of two prices the words between are a formula.
# Seen: texweaver 0.3.1, process_file of a file of three lines.
# Why it matters here: words of the paper are missing in print, and a dollar sign changes a price into a number.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" texweaver==0.3.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from texweaver.entrypoint import process_file
print('texweaver', version('texweaver'))
open('m.md', 'w').write('50% of it is blue.\n\nThe boat costs $5 and 2 * 3 = 6.\n\nThe boat costs $5, the car $7.\n')
process_file('m.md', 'm.tex')
seen = open('m.tex').read()
print(seen)
if '50% of it is blue.' not in seen or 'The boat costs 5 and 2  3 = 6.' not in seen or 'costs $5, the car $7' not in seen:
    print('changed: texweaver escapes the signs of LaTeX')
    sys.exit(1)
END
