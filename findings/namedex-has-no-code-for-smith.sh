#!/usr/bin/env bash
# namedex makes the Soundex code of a name. A good guess for Smith: S530, the usual example. It raises IndexError, and so it
# does for Keith, Shaw, Matthew, Sarah and Hannah: to see whether two equal digits stand around an h or w, the letter behind it
# is looked at, and there is none at the end of a name. Schmidt, Ashcraft and Hughes have the right codes.
# Seen: namedex 0.1.11 and jellyfish 1.2.1 of PyPI.
# Why it matters here: the most frequent surname of English lists stops the pass over them, or is left out.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" namedex==0.1.11 jellyfish==1.2.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import jellyfish
from namedex.namedex import create_soundex

print("namedex", version("namedex"))
seen = {}
for name in ["Ashcraft", "Hughes", "Schmidt", "Robert", "Smith", "Keith", "Shaw", "Matthew", "Sarah", "Hannah"]:
    try:
        seen[name] = create_soundex(name)
    except IndexError as error:
        seen[name] = f"IndexError: {error}"
    print(f"{name}: {seen[name]}, by jellyfish {jellyfish.soundex(name)}")
failed = [name for name, code in seen.items() if code.startswith("IndexError")]
wrong = [name for name, code in seen.items() if name not in failed and code != jellyfish.soundex(name)]
if failed != ["Smith", "Keith", "Shaw", "Matthew", "Sarah", "Hannah"] or wrong:
    sys.exit("changed: a name that ends in h or w has a code")
END
