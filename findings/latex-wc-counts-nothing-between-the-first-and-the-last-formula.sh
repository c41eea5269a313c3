#!/usr/bin/env bash
# latex-wc counts the words of a LaTeX file without its formulas. A good guess: of a text with two displayed formulas, \[ ...
# \], it leaves out the two. It leaves out all from the first \[ to the last \] of the file, the chapters between them included:
# the search for the end of a formula takes the backslash of \] with the bracket as one more sign of the formula, and goes on to
# the last. The same with \( and \).
# Seen: latex-wc 0.2.13 of PyPI.
# Why it matters here: a paper of ten pages has the words of its first and its last page.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" latex-wc==0.2.13 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

print("latex-wc", version("latex-wc"))
def words(text):
    Path("paper.tex").write_text(text)
    run = subprocess.run([sys.executable, "-m", "latex_wc.cli", "paper.tex", "--min-len", "1"], capture_output=True, text=True)
    return int(run.stdout.split("Total words: ")[1].split()[0])
middle = "Between the two there are many words about ships and harbours.\n" * 20
one = words(r"Area: \[ a = b c \] " + middle + "The end.")
two = words(r"Area: \[ a = b c \] " + middle + r"Length: \[ c = a / b \] The end.")
dollars = words("Area: $$ a = b c $$ " + middle + "Length: $$ c = a / b $$ The end.")
print("words with one formula:", one, "with two:", two, "with two between dollar signs:", dollars)
if one != 223 or two != 3 or dollars != 224:
    sys.exit("changed: the words between two formulas are counted")
END
