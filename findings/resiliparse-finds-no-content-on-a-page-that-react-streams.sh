#!/usr/bin/env bash
# A server with React 18 or later, as Next.js, sends a page in pieces: the frame first, with <template id="B:0"> where the article
# will be, and the article behind it as <div hidden id="S:0">, which a script of a line moves to its place. Such files have the
# whole text, and people see it. A good guess: programs that take the content of a page give the article, as for the same
# page in one piece. Three of them give none of it: resiliparse with main_content, readability-lxml and html-to-markdown, because
# the attribute "hidden" ends what they read. Trafilatura 2.3.1 and newspaper4k 0.9.6 give all of it.
# Seen: resiliparse 2.0.1, readability-lxml 0.9, html-to-markdown 3.21.2 and trafilatura 2.3.1 of PyPI.
# Why it matters here: all pages of such a site have one text, that of the frame, and count as copies.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv env > /dev/null
for package in lxml_html_clean resiliparse==2.0.1 html-to-markdown==3.21.2 trafilatura==2.3.1 readability-lxml==0.9; do
  env/bin/pip install --quiet --disable-pip-version-check "$package" 2> pip.log || exit 2
done

env/bin/python - <<'END'
import logging
import sys
from importlib.metadata import version

import html_to_markdown
import readability
import trafilatura
from resiliparse.extract.html2text import extract_plain_text

logging.disable(logging.CRITICAL)
SENTENCES = ["The ferry left the harbour an hour late because the captain had waited for the doctor and her two trunks.",
             "Half of the passengers slept on deck, where it was cool, and the others played cards below until it was light.",
             "Behind the second island the wind turned, and the crew put up the old brown sail that nobody had used for years.",
             "The pilot came aboard at noon with letters, apples and the news that the market had been moved to Friday.",
             "When the bells of the town could be heard, the children were allowed to ring the one of the ferry, too."]
ARTICLE = "<article><h1>The ferry</h1>" + "".join(f"<p>{sentence}</p>" for sentence in 2 * SENTENCES) + "</article>"
HEAD = '<!DOCTYPE html><html lang="en"><head><title>The ferry</title></head><body><header><a href="/">Home</a></header><main>'
END = '</main><footer><p>Made by the printers of the island since 1890.</p></footer>'
WHOLE = HEAD + ARTICLE + END + "</body></html>"
STREAMED = (HEAD + '<!--$?--><template id="B:0"></template><p>Loading</p><!--/$-->' + END +
            f'<div hidden id="S:0">{ARTICLE}</div>'
            '<script>$RC("B:0","S:0")</script></body></html>')
PROGRAMS = {"resiliparse": lambda page: extract_plain_text(page, main_content=True),
            "readability-lxml": lambda page: readability.Document(page).summary(),
            "html-to-markdown": lambda page: str(getattr(html_to_markdown.convert(page), "content", "")),
            "trafilatura": lambda page: trafilatura.extract(page) or ""}
EXPECTED = {"resiliparse": (5, 0), "readability-lxml": (5, 0), "html-to-markdown": (5, 0), "trafilatura": (5, 5)}

seen = {}
for name, read in PROGRAMS.items():
    seen[name] = tuple(sum(sentence in " ".join(read(page).split()) for sentence in SENTENCES) for page in (WHOLE, STREAMED))
    print(f"{name} {version(name)}: {seen[name][0]} of 5 sentences of the page in one piece, {seen[name][1]} of the streamed one")
if seen != EXPECTED:
    sys.exit(f"changed: expected {EXPECTED}")
END
