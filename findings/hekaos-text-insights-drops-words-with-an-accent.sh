#!/usr/bin/env bash
# hekaos-text-insights gives the keywords of a text by frequency: its most frequent words without stop words. A good guess for a
# text about cafés in Münster: "café" and "münster" first. Neither is there, nor "crêpes": a word is taken if all of its letters
# are a to z, and any other letter or digit in it leaves the whole word out. Of a Greek or Russian text there are no keywords, and
# "isn't" gives the keyword "isn".
# Seen: hekaos-text-insights 0.1.0 of PyPI.
# Why it matters here: the words that tell most about a text are the ones that are missing.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" hekaos-text-insights==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from hekaos_text_insights import analyze_text

print("hekaos-text-insights", version("hekaos-text-insights"))
french = analyze_text("The café in Münster sells crêpes. The café isn't open. A café without crêpes is no café.")["keywords"]
greek = analyze_text("Το λιμάνι της πόλης είναι ανοιχτό. Το λιμάνι είναι μεγάλο.")["keywords"]
print(french)
print(greek)
if french != ["sells", "isn", "open", "without"] or greek:
    sys.exit("changed: words with other letters are keywords")
END
