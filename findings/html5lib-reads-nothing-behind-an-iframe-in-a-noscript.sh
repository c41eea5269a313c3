#!/usr/bin/env bash
# Many sites count their visitors by <noscript><iframe src=... /></noscript>, where the slash is meant to close the iframe, as in
# XML. Browsers with scripts take all of it for text, so nobody sees a fault. A good guess: parsers of HTML pass over it, too.
# Without scripts the standard has another rule: what is in a noscript is markup, a slash closes no iframe, and the text of an
# iframe ends at </iframe> alone. There is none, so the rest of the page is the text of the iframe. html5lib and
# resiliparse (also without main_content), and the Rust library rs-trafilatura, give nothing of the article behind it. lxml,
# and with it trafilatura, reads it.
# Seen: html5lib 1.1, resiliparse 2.0.1, rs-trafilatura 0.1.1 and trafilatura 2.3.1 of PyPI.
# Why it matters here: all pages of such a site are empty, or have one text.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv env > /dev/null
for package in lxml_html_clean html5lib==1.1 resiliparse==2.0.1 rs-trafilatura==0.1.1 trafilatura==2.3.1; do
  env/bin/pip install --quiet --disable-pip-version-check "$package" 2> pip.log || exit 2
done

env/bin/python - <<'END'
import logging
import sys
from importlib.metadata import version

import html5lib
import rs_trafilatura
import trafilatura
from resiliparse.extract.html2text import extract_plain_text

logging.disable(logging.CRITICAL)
SENTENCES = ["The baker of the upper village gave up his oven in spring because the new road had taken half of his yard.",
             "His daughter bakes in the cellar of the school now, and sells on Saturdays from the window of the old post office.",
             "She has learned from an aunt how to make the flat dark loaves that keep for a month in a dry place.",
             "In August the tent of the circus stood on the meadow, and for ten days there was no bread left by noon.",
             "The miller says that he has not seen so many sacks leave the mill since the war, and he means it well."]
HEAD = '<!DOCTYPE html><html lang="en"><head><title>The baker</title></head><body>'
COUNTER = '<noscript><iframe src="https://count.example/a.html" height="0" width="0" /></noscript>'
REST = ("<header><a href='/'>Home</a></header><main><article><h1>The baker</h1>" +
        "".join(f"<p>{sentence}</p>" for sentence in 2 * SENTENCES) + "</article></main></body></html>")


def paragraphs(page):
    return " ".join(element.text or "" for element in html5lib.parse(page, namespaceHTMLElements=False).iter("p"))


def rust(page):
    read = rs_trafilatura.extract(page)
    return str(getattr(read, "main_content", None) or getattr(read, "text", None) or read or "")


PROGRAMS = {"html5lib": paragraphs, "resiliparse": extract_plain_text, "rs-trafilatura": rust,
            "trafilatura": lambda page: trafilatura.extract(page) or ""}
EXPECTED = {"html5lib": (5, 0), "resiliparse": (5, 0), "rs-trafilatura": (5, 0), "trafilatura": (5, 5)}

seen = {}
for name, read in PROGRAMS.items():
    seen[name] = tuple(sum(sentence in " ".join(read(page).split()) for sentence in SENTENCES)
                       for page in (HEAD + REST, HEAD + COUNTER + REST))
    print(f"{name} {version(name)}: {seen[name][0]} of 5 sentences without the counter, {seen[name][1]} with it")
if seen != EXPECTED:
    sys.exit(f"changed: expected {EXPECTED}")
END
