#!/usr/bin/env bash
# philiprehberger-duplicate-finder looks for equal files in one or more folders. A good guess for the folders "photos" and
# "photos/2026", with two different files in the second one: no copies. Each file of the inner folder is reported as there
# twice, under one name, and as so many bytes that are wasted: what is found by two of the folders is listed twice, and is equal
# to itself.
# Seen: philiprehberger-duplicate-finder 0.3.1 of PyPI, find_duplicates().
# Why it matters here: who keeps the first path of a group and deletes the others deletes the only copy.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" philiprehberger-duplicate-finder==0.3.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version
from pathlib import Path

from philiprehberger_duplicate_finder import find_duplicates

print("philiprehberger-duplicate-finder", version("philiprehberger-duplicate-finder"))
Path("photos/2026").mkdir(parents=True)
for name in ("a", "b"):
    Path(f"photos/2026/{name}.txt").write_text(f"The only copy of {name}")
sizes = []
for folders in (["photos"], ["photos", "photos/2026"]):
    groups = find_duplicates(folders)
    print(folders, [([path.name for path in group.paths], group.wasted_bytes) for group in groups])
    sizes.append([len(set(group.paths)) for group in groups])
if sizes != [[], [1, 1]]:
    sys.exit("changed: a file is no copy of itself")
END
