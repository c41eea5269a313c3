#!/usr/bin/env python3
"""One adapter an extractor of content: page_adapters.py NAME FOLDER OUTPUT writes {"id", "text"} a page of FOLDER, *.html."""

import json
import os
import sys


def pages(folder):
    for name in sorted(os.listdir(folder)):
        if name.endswith(".html"):
            with open(os.path.join(folder, name), "rb") as file:
                yield name[:-len(".html")], file.read().decode("utf-8", "replace")


def trafilatura(html):
    import trafilatura as library
    return library.extract(html, include_comments=True, include_tables=True) or ""


def rs_trafilatura(html):
    import rs_trafilatura as library
    return library.extract(html).main_content or ""


def resiliparse(html):
    from resiliparse.extract.html2text import extract_plain_text
    return extract_plain_text(html, main_content=True, preserve_formatting=False)


def readability_lxml(html):
    import lxml.html
    import readability
    summary = readability.Document(html).summary(html_partial=True)
    return lxml.html.fromstring(summary).text_content() if summary.strip() else ""


EXTRACTORS = {"trafilatura": trafilatura, "rs-trafilatura": rs_trafilatura, "resiliparse": resiliparse,
              "readability-lxml": readability_lxml}


def main():
    name, folder, output = sys.argv[1:]
    with open(output, "w", encoding="utf-8") as file:
        for identifier, html in pages(folder):
            try:
                text = EXTRACTORS[name](html)
            except ImportError:
                raise
            except Exception as error:  # pylint: disable=broad-except  # each has its own; the page has no content then
                print(f"{identifier}: {type(error).__name__}", file=sys.stderr)
                text = ""
            file.write(json.dumps({"id": identifier, "text": text}) + "\n")


if __name__ == "__main__":
    main()
