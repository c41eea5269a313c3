#!/usr/bin/env bash
# tocayo makes names of Latin America comparable: its README has "Ma." for María and "Hdz" for Hernández. A good guess for the
# initial of "Juan M. Ruiz": it stays an M, or goes. It becomes MARIA, and any J. becomes JOSE: Juan M. Ruiz is JUAN MARIA RUIZ
# and no longer agrees with Juan Manuel, who he may well be, but with Juan María; J. Pérez, who may be Javier, is JOSE PEREZ to
# the letter. The initials of "J.L. Hernández", the example of the README, stay.
# Seen: tocayo 0.1.0a1 of PyPI.
# Why it matters here: a Javier and a José, and a Manuel and a María, are one person once an initial is in one of two lists.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" tocayo==0.1.0a1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from tocayo import normalizar

print("tocayo", version("tocayo"))
names = ["ma. del Cármen Hdz.", "J.L. Hernández", "Juan M. Ruiz", "Juan María Ruiz", "Juan Manuel Ruiz", "J. Pérez", "José Pérez"]
canonical = {name: normalizar(name) for name in names}
for name, text in canonical.items():
    print(f"{name} -> {text}")
if canonical["ma. del Cármen Hdz."] != "MARIA DEL CARMEN HERNANDEZ":
    sys.exit("changed: the example of the README is another")
if canonical["Juan M. Ruiz"] != canonical["Juan María Ruiz"] or canonical["J. Pérez"] != canonical["José Pérez"]:
    sys.exit("changed: an initial is no name")
END
