#!/usr/bin/env bash
# chunkdup finds "(partial content) duplicate files" among the check sums that chunksum has written. A good guess for a folder
# with a text, its full copy and a copy with some lines changed: the full copy is first, with 100 %. The full copy is not
# in the report: files are kept by their check sum, so of equal files the last one alone is known, and a file is not compared
# with itself. The changed copy is reported, with one of the two.
# Seen: chunkdup 0.5.0 and chunksum 0.6.0 of PyPI with fastcdc 1.6.0.
# Why it matters here: the plainest copies are those that nobody sees.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" chunkdup==0.5.0 chunksum==0.6.0 fastcdc==1.6.0 || exit 2
cd "$work"
mkdir folder
python3 - <<'END'
import random

random.seed(7)
lines = [f"{number} " + " ".join(random.choice(("tide", "quay", "rope", "mast", "keel")) + str(random.randrange(999))
                                 for _ in range(9)) for number in range(3000)]
changed = lines[:1000] + ["changed"] * 20 + lines[1020:]
for name, text in (("letter.txt", lines), ("letter-copy.txt", lines), ("letter-changed.txt", changed)):
    with open(f"folder/{name}", "w", encoding="ascii") as file:
        file.write("\n".join(text))
END
cmp folder/letter.txt folder/letter-copy.txt
export PYTHONPATH="$work/lib"
python3 "$work/lib/bin/chunksum" --alg-name fck0sha2 --chunksums-file sums folder 2> log || { cat log >&2; exit 2; }
python3 -c 'from importlib.metadata import version as v; print("chunkdup", v("chunkdup"), "chunksum", v("chunksum"))'
cut -d '!' -f 1 sums
python3 "$work/lib/bin/chunkdup" --nocolor --nobar sums sums > report
echo "report:"
cat report
if [ "$(grep -c 'letter-changed' report)" != 1 ] || [ "$(wc -l < report)" != 1 ] || grep -q '100.00%' report; then
    echo "changed: the full copy is in the report" >&2
    exit 1
fi
