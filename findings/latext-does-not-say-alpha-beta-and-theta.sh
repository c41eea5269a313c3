#!/usr/bin/env bash
# latext makes words of LaTeX formulas, "for converting LaTeX to spoken text". A good guess for $\alpha + \gamma$: alpha plus
# gamma. It is "\alpha plus gamma": the backslash with a, b, t, r or n is another character in the source of the package, a bell,
# a tab or a line break, so that alpha, beta, theta, tau, rho and nu, and \times, \neq are not found. The other letters are, and
# their backslash is gone.
# Seen: latext 0.0.7 of PyPI.
# Why it matters here: the letters that are used most are read as "backslash alpha" to those who listen.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" latext==0.0.7 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from latext import latext

print("latext", version("latext"))
LETTERS = ["alpha", "beta", "gamma", "delta", "theta", "lambda", "nu", "rho", "sigma", "tau", "phi", "omega"]
said = {letter: latext.latex_to_text(rf"$\{letter} + 1$") for letter in LETTERS}
for letter, text in said.items():
    print(letter, "->", text)
unsaid = [letter for letter, text in said.items() if "\\" in text]
if unsaid != ["alpha", "beta", "theta", "nu", "rho", "tau"]:
    sys.exit(f"changed: unsaid are {unsaid}")
END
