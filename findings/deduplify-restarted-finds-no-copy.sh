#!/usr/bin/env bash
# deduplify deletes a copy only if it has the same bytes and the same name in another folder. "hash --restart" goes on with a
# database that is there, "skip over files that have already been hashed". A good guess for a folder of 20 letters that has been
# hashed, and a second one with the same letters, hashed with --restart: 40 files, 20 can be deleted. It has 20 files and no
# duplicate: what is skipped are files with a name that is in the database, in any folder. So none of the copies that it would
# delete is found, and a new file under a used name is never looked at. --exts txt, too, changes nothing: all files are hashed.
# Seen: deduplify 0.5.0 of PyPI with tinydb 4.7.0.
# Why it matters here: after an interruption the rest of the copies stays, and the report says that there are none.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" deduplify==0.5.0 incremental==24.11.0 || exit 2
mkdir -p "$work/letters/first"
cd "$work"
export PYTHONPATH="$work/lib"

report() {
    python3 - "$1" "$2" <<'END'
import json
import sys

rows = json.load(open(sys.argv[1], encoding="utf-8"))["_default"].values()
print(f"{sys.argv[2]}: {len(rows)} files, {sum(row['duplicate'] for row in rows)} of them with a copy")
END
}

for number in $(seq 20); do
    echo "Letter $number from the harbour" > "letters/first/letter-$number.txt"
done
python3 -m deduplify.cli hash -f "$work/files.json" letters > hash.log
cp -r letters/first letters/second
python3 -m deduplify.cli hash --restart -f "$work/files.json" letters > hash.log
python3 -m deduplify.cli hash -f "$work/anew.json" letters > hash.log
echo "picture" > letters/first/picture.png
python3 -m deduplify.cli --exts txt hash -f "$work/exts.json" letters > hash.log

echo "deduplify $(python3 -c 'import importlib.metadata as m; print(m.version("deduplify"))')"
report files.json "restarted" | tee restarted
report anew.json "from the beginning"
report exts.json "--exts txt, with a picture"
if ! grep -q '20 files, 0 of' restarted; then
    echo "changed: a restarted run finds the copies" >&2
    exit 1
fi
