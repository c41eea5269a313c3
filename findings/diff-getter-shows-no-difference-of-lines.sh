#!/usr/bin/env bash
# One would guess that diff-getter, whose README compares texts of several lines in the unified and the context form, works by
# lines. It splits at every white space: each word is a line of the result, the numbers in @@ count words, and texts that differ
# in their line breaks, blank lines or indentation alone have no difference at all.
# Seen: diff-getter 0.1.18, get_unified_diff_string("The fair is open.\nCome.", "The fair\nis open. Come.") is "".
# Why it matters here: two scripts that differ in indentation are "equal", and the output is no patch for the file.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" diff-getter==0.1.18 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from diff_getter import get_unified_diff_string
print('diff-getter', version('diff-getter'))
same = get_unified_diff_string('if open:\n    buy()\nleave()\n', 'if open:\n    buy()\n    leave()\n')
words = get_unified_diff_string('The fair is open.\nCome today.\n', 'The fair is closed.\nCome today.\n')
print(repr(same))
print(words)
if same != '' or '-open.' not in words.split('\n'):
    print('changed: diff-getter compares lines')
    sys.exit(1)
END
