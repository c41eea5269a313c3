#!/usr/bin/env bash
# html2markdown converts HTML "conservatively": what it does not know it leaves as it is. A good guess for a paragraph whose
# source goes over two lines, "The Anna sails" and "on Friday.": the line break is a blank, as in a browser. It is nothing:
# "The Anna sailson Friday." Only where the next line begins with two blanks or more is there a blank between the words, since
# several are made one. So it is in items of lists, and at the ends of bold words.
# Seen: html2markdown 0.1.7 of PyPI.
# Why it matters here: most pages and mails have their lines wrapped; two words of each line are lost for a search, and each
# text differs from its copy that is wrapped elsewhere.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" html2markdown==0.1.7 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

import html2markdown

print("html2markdown", version("html2markdown"))
results = []
for page in ("<p>The Anna sails\non Friday.</p>", "<p>The <b>Anna</b>\nsails</p>", "<ul><li>The Anna\nsails</li></ul>",
             "<p>The Anna sails\n  on Friday.</p>"):
    results.append(html2markdown.convert(page))
    print(repr(page), "->", repr(results[-1]))
wanted = ("sailson", "__Anna__sails", "Annasails", "sails on")
if not all(words in result for words, result in zip(wanted, results)):
    raise SystemExit("changed: a line break of the source parts two words")
END
