#!/usr/bin/env bash
# csv-merger-cleaner puts CSV files together and removes duplicates by columns: "--dedup email". A good guess for people of whom
# some have no address: those stay, or are told apart by their other columns. One of them stays, since an empty cell is equal to
# an empty cell. A column that no file has, "--dedup emial", is accepted: one row of the whole file is left, and "Removed 5
# duplicates" is all that is said. "--dedup" without a column, which the help has, ends with a TypeError.
# Seen: csv-merger-cleaner 1.0.0 of PyPI.
# Why it matters here: a record without a key is not a copy, and here it is deleted as one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" csv-merger-cleaner==1.0.0 || exit 2
cd "$work"

printf 'name,email\nAnn,a@example.net\nBob,\nCarl,\nDora,d@example.net\n' > one.csv
printf 'name,email\nAnn,A@example.net\nEve,\n' > two.csv
# kept COLUMN: the names that are left
kept() {
    PYTHONPATH="$work/lib" python3 "$work/lib/bin/csv-merge" -i one.csv two.csv --dedup $1 -o all.csv > said 2>&1 ||
        tail -n 1 said
    [ ! -f all.csv ] || tail -n +2 all.csv | cut -d , -f 1 | paste -s -d ' '
    rm -f all.csv
}
address=$(kept email) misspelt=$(kept emial) none=$(kept "")
echo "csv-merger-cleaner 1.0.0, of Ann, Bob, Carl, Dora, Ann and Eve by email: $address; by emial: $misspelt; by nothing: $none"
if [ "$address" != "Ann Bob Dora" ] || [ "$misspelt" != Ann ] || [ "${none%%:*}" != TypeError ]; then
    echo "changed: rows without an address stay, and a column that is not there is refused" >&2
    exit 1
fi
