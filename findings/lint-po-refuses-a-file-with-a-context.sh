#!/usr/bin/env bash
# lint-po looks whether the variables of a message, {name} or %s, are in its translation too. A good guess: a message with a
# context, msgctxt, is looked at like any other. It is an error, "unexpected input", so that the run fails for a file in which
# all is right; and "%.2f", that is missing in the translation, is none: only a letter right behind the percent sign counts as a
# variable.
# Seen: lint-po 0.1.5 of PyPI.
# Why it matters here: a good file is refused, and one that loses its numbers passes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" lint-po==0.1.5 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
import warnings
from importlib.metadata import version
from pathlib import Path

from lint_po.main import main

print("lint-po", version("lint-po"))
warnings.simplefilter("ignore")
head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n\n'
entries = {"good": 'msgid "Price {sum}"\nmsgstr "Preis {sum}"\n', "bad": 'msgid "Price %s"\nmsgstr "Preis"\n',
           "context": 'msgctxt "month"\nmsgid "May"\nmsgstr "Mai"\n', "decimal": 'msgid "Price %.2f"\nmsgstr "Preis"\n'}
found = {}
for name, entry in entries.items():
    Path("de.po").write_text(head + entry)
    found[name] = main(["de.po"])
print("exit codes:", found)
if found != {"good": 0, "bad": 1, "context": 1, "decimal": 0}:
    sys.exit("changed: a context is accepted")
END
