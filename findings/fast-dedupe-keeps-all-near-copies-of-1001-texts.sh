#!/usr/bin/env bash
# fast-dedupe takes near-copies out of a list, with more processes where the list has over 1,000 texts. A good guess for 501
# pairs of near-copies: 501 texts are kept, as 500 are of 500 pairs. All 1,002 are kept: each process looks up the copies of its
# texts and then keeps every text, and what is taken out at the end are texts equal to the letter. With n_jobs=1 it is 501.
# Seen: fast-dedupe 0.1.1 of PyPI with rapidfuzz 2.15.2, at the default threshold of 85.
# Why it matters here: a second way for large input has to be held against the first.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" fast-dedupe==0.1.1 rapidfuzz==2.15.2 || exit 2
cd "$work"

cat > run.py <<'END'
import hashlib
import sys
from importlib.metadata import version

from fastdedupe import dedupe


def main():
    print("fast-dedupe", version("fast-dedupe"))
    seen = []
    for pairs, jobs in ((500, None), (501, None), (501, 1)):
        names = [hashlib.sha256(b"%d" % number).hexdigest() for number in range(pairs)]
        kept, copies = dedupe([text for name in names for text in (name, name + "!")], n_jobs=jobs)
        seen.append(len(kept))
        print(f"{pairs} pairs, n_jobs={jobs}: {len(kept)} texts kept (expected {pairs}), {len(copies)} with copies")
    if seen != [500, 1002, 501]:
        sys.exit("changed: more processes keep as many as one does")


if __name__ == "__main__":
    main()
END
PYTHONPATH="$work/lib" python3 run.py
