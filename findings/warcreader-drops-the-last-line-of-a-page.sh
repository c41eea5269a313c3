#!/usr/bin/env bash
# warcreader gives the pages of a WARC file, one after the other. A good guess for a page of one line and for a page whose last
# line has no line break behind it: all of them. A record ends with two line breaks, and warcreader takes two lines away for them,
# but the first of the two still has the last words of the page in front of it: the page of one line is empty, and the other one
# loses its last line. The last page of the file keeps its text and has two empty lines more. An address ends with a carriage
# return.
# Seen: warcreader 0.4.3 of PyPI.
# Why it matters here: minified pages are one line; they are all empty, and so copies of each other.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" warcreader==0.4.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import io
import sys
from importlib.metadata import version

from warcreader import WarcFile

TWO_LINES = "<p>First line.</p>\n<p>Last line.</p>"
PAGES = ("<p>A page of one line.</p>", TWO_LINES, TWO_LINES + "\n", "<p>End.</p>")


def record(number, page):
    answer = f"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {len(page)}\r\n\r\n{page}"
    return (f"WARC/1.0\r\nWARC-Type: response\r\nWARC-Record-ID: <urn:uuid:00000000-0000-4000-8000-00000000000{number}>\r\n"
            f"WARC-Date: 2024-05-01T10:00:00Z\r\nWARC-Target-URI: http://example.org/{number}\r\n"
            f"Content-Type: application/http; msgtype=response\r\nContent-Length: {len(answer)}\r\n\r\n{answer}\r\n\r\n")


archive = "".join(record(number, page) for number, page in enumerate(PAGES)).encode()
print("warcreader", version("warcreader"))
read = [(page.uri, page.payload.decode()) for page in WarcFile(io.BytesIO(archive))]
for page, (address, text) in zip(PAGES, read):
    print(address, repr(page), "read as", repr(text))
if [text for _, text in read] != ["", "<p>First line.</p>\n", PAGES[2], PAGES[3] + "\r\n\r\n"]:
    sys.exit("changed: a page has the text that its record has")
END
