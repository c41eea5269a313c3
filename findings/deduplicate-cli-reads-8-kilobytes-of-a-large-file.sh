#!/usr/bin/env bash
# deduplicate-cli finds files that are copies of each other; a quick check, less accurate, can be asked for. A good guess for two
# files of 3 and 4 MB that begin and end alike and differ in between, without an option: two hashes. They have one: above 2 MB
# only the first and the last 4,096 bytes are read, and the length is not. The hash of the option --full is another one for each.
# Seen: deduplicate-cli 1.2.8 of PyPI, the hash that its command, which needs Python 3.12, groups files by.
# Why it matters here: databases, disk images and logs of one program begin and end alike.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" deduplicate-cli==1.2.8 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version
from pathlib import Path

from core.hasher import auto_hash, full_hash

print("deduplicate-cli", version("deduplicate-cli"))
head, tail = b"begin" * 1000, b"end" * 2000
files = []
for name, letter, count in (("one", b"a", 3_000_000), ("other", b"b", 4_000_000)):
    files.append(Path(name))
    files[-1].write_bytes(head + letter * count + tail)
auto = {auto_hash(file) for file in files}
full = {full_hash(file) for file in files}
print("sizes", [file.stat().st_size for file in files], "hashes by default:", len(auto), "full:", len(full))
if len(auto) != 1 or len(full) != 2:
    sys.exit("changed: large files are read, too")
END
