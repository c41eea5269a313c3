#!/usr/bin/env bash
# One would guess that a reservoir sample of csvsample from a file with fewer rows than asked for holds each row once. It holds
# each row twice: they are given when the file ends early and once more at the end.
# Seen: csvsample 0.1.4, sample of three rows with sample_size=5 gives six rows.
# Why it matters here: the sample is meant for streams of unknown length; exact copies appear in it that are not in the data.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" csvsample==0.1.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
import csvsample
print('csvsample', version('csvsample'))
lines = ['id', '1', '2', '3']
seen = list(csvsample.sample(lines, 'reservoir', sample_size=5, seed=1))
long = list(csvsample.sample(['id'] + [str(i) for i in range(20)], 'reservoir', sample_size=5, seed=1))
print(lines, '->', seen)
print('5 of 20 ->', long)
if seen != ['id', '1', '2', '3', '1', '2', '3'] or len(long) != 6:
    print('changed: csvsample gives each row once')
    sys.exit(1)
END
