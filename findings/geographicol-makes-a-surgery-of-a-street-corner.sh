#!/usr/bin/env bash
# geographicol takes Colombian addresses apart and writes them in one form. A good guess for a corner, "Carrera 7 con Calle 32"
# (7th at 32nd): the two streets, as "Carrera 7 # 32" has them. The word "con" (with) is an abbreviation of consultorio to it,
# so the address is "Carrera 7, Consultorio CALLE", the surgery named Street, and the 32 is gone. And "Autopista Norte km 20",
# twenty kilometres out, is number 20 of a road called Norte Km.
# Seen: geographicol 0.2.0 of PyPI.
# Why it matters here: the written form is the key two records are joined by, and all corners of a street with others have one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" geographicol==0.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from geographicol import parse

texts = ["Carrera 7 # 32-16", "Carrera 7 con Calle 32", "Carrera 7 con Calle 100", "Autopista Norte km 20"]
found = {text: parse(text) for text in texts}
print("geographicol 0.2.0")
for text, address in found.items():
    print(text, "is", address.normalized, "or", address.canonical, *address.warnings)
forms = [found[text].normalized for text in texts]
if forms[0] != "Carrera 7 # 32-16":
    sys.exit("changed: a plain address is written in another way")
if forms[1:3] != ["Carrera 7, Consultorio CALLE"] * 2 or forms[3] != "Autopista Norte Km # 20":
    sys.exit("changed: a corner, or a kilometre, is read in another way")
END
