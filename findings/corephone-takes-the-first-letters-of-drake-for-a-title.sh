#!/usr/bin/env bash
# Corephone makes a phonetic code of a name, in English or in Bengali letters, and leaves out a title in front of it, such as Dr
# or Md. A good guess for the names Drake and Ake: two codes. They have one code, as a title is cut off wherever a name begins
# with its letters, without a look at the next letter: Drake is Dr Ake, Colin is Col In, Sirius is Sir Ius.
# Seen: Corephone 0.2 of PyPI; a name in which no title stands in front has a code of all its letters.
# Why it matters here: two families are one group, and Drake is not found by Draik, as the code of the other spelling begins
# elsewhere.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" Corephone==0.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
import warnings

warnings.simplefilter("ignore")
from importlib.metadata import version

from Corephone import algo_name_gist

code = algo_name_gist.corephone
print("Corephone", version("Corephone"))
pairs = [("Drake", "Ake"), ("Colin", "In"), ("Sirius", "Ius"), ("Prake", "Ake")]
for a, b in pairs:
    print(f"{a:7} {code(a):6} {b:5} {code(b)}")
if [code(a) == code(b) for a, b in pairs] != [True, True, True, False]:
    sys.exit("changed: a title is a word of its own")
END
