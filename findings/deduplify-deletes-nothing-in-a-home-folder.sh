#!/usr/bin/env bash
# deduplify finds files that are copies by MD5 and name; "deduplify compare --purge" deletes all but one of each. A good guess for
# two copies of a letter in two folders: one is left, and if a file cannot be deleted there is an error. In a folder outside the
# user's home it is so. Below the home folder both are left, "Deletion complete!" is printed, and the exit code is 0: the paths
# are stored with "~" in place of the home folder, nothing puts it back, and nobody asks the threads that delete for their errors.
# Seen: deduplify 0.5.0 of PyPI with tinydb 4.7.0.
# Why it matters here: who trusts the last line counts each copy as gone.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" deduplify==0.5.0 incremental==24.11.0 || exit 2
mkdir "$work/home"
cd "$work"
export HOME="$work/home" PYTHONPATH="$work/lib"

left() {
    mkdir -p "$1/letters/old" "$1/letters/new"
    echo "The harbour opens at ten." | tee "$1/letters/old/harbour.txt" > "$1/letters/new/harbour.txt"
    python3 -m deduplify.cli hash -f "$work/$2.json" "$1/letters" > "$work/$2.out"
    python3 -m deduplify.cli compare -v --purge -f "$work/$2.json" > "$work/$2.out" 2> "$work/$2.err"
    grep -q 'Deletion complete' "$work/$2.err"
    find "$1/letters" -name harbour.txt | wc -l
}

echo "deduplify $(python3 -c 'import importlib.metadata as m; print(m.version("deduplify"))')"
outside=$(left "$work/share" share)
inside=$(left "$HOME" home)
grep -o 'Number of files that can be safely deleted: .*\|Deletion complete!' "$work/home.err"
echo "of two copies of a letter outside the home folder $outside is left, within it $inside"
if [ "$outside $inside" != "1 2" ]; then
    echo "changed: a copy below the home folder is deleted" >&2
    exit 1
fi
