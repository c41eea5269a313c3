#!/usr/bin/env bash
# docstring-to-text turns docstrings into text "with proper paragraphs and indents": lines of one depth are joined with a
# blank, unless a line begins a list. The lines of an "Args:" section have one depth and begin no list, so "x: the first" and
# "y: the second" become one line, and so do the three lines of an example with ">>>". A line of prose that happens to begin
# with "- 3 days" or "b. and" is taken for a list. Good guess: lines below "Args:" and lines with ">>>" stay lines.
# Seen: docstring-to-text 1.0.3 of PyPI, Python 3.11.
# Why it matters here: text that is joined over lines needs a rule for code and for lists of names; the commonest styles of
# docstrings (Google, NumPy, doctest) are the first test.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" docstring-to-text==1.0.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from docstring_to_text import format_object_docstring

print("docstring-to-text", version("docstring-to-text"))


def add(x, y):
    """Add two
    numbers.

    Args:
        x: the first
        y: the second

    >>> z = 1
    >>> add(z, 2)
    3

    This takes between 2
    - 3 days.
    """


found = format_object_docstring(add)
print(found)
if found.replace("\t", "  ").split("\n") != ["Add two numbers.", "Args:", "  x: the first y: the second",
                                              ">>> z = 1 >>> add(z, 2) 3", "This takes between 2", "- 3 days."]:
    sys.exit("changed: the lines of the arguments or of the example are kept")
END
