#!/usr/bin/env bash
# One would guess that http_status_filter(200) of WARCbench (and its --filter-by-http-status-code) finds all records with the
# status 200. It looks for "HTTP/1.1" alone: captures of HTTP/1.0 and HTTP/2 are left out. http_header_filter looks at one header
# of a name only, and "Content-Location" counts as "Location".
# Seen: warcbench 0.1.0, of three records with status 200 the filter finds one; the second Set-Cookie is not found.
# Why it matters here: archives of before 2000 and of modern crawlers hold such records; a list of good pages made with this
# filter misses them without a word.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" warcbench==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
import uuid
from warcbench import WARCParser
from warcbench.config import WARCProcessorConfig
from warcbench.filters import http_header_filter, http_status_filter
print('warcbench', version('warcbench'))


def record(address, status, fields):
    http = (status + '\r\n' + fields + '\r\n\r\n<p>The fair</p>').encode()
    return (f'WARC/1.0\r\nWARC-Type: response\r\nWARC-Record-ID: <urn:uuid:{uuid.uuid4()}>\r\nWARC-Date: 2026-03-11T10:00:00Z\r\n'
            f'WARC-Target-URI: {address}\r\nContent-Type: application/http; msgtype=response\r\n'
            f'Content-Length: {len(http)}\r\n\r\n').encode() + http + b'\r\n\r\n'


open('x.warc', 'wb').write(
    record('https://example.org/a', 'HTTP/1.1 200 OK', 'Content-Type: text/html\r\nSet-Cookie: a=1\r\nSet-Cookie: tracker=9')
    + record('https://example.org/b', 'HTTP/1.0 200 OK', 'Content-Type: text/html')
    + record('https://example.org/c', 'HTTP/2 200', 'Content-Location: /c.en\r\nLocation: /real'))


def found(test):
    with open('x.warc', 'rb') as file:
        parser = WARCParser(file, processors=WARCProcessorConfig(record_filters=[test]))
        parser.parse()
        return [r.header.bytes.decode().split('example.org/')[1][0] for r in parser.records]


seen = [found(lambda r: True), found(http_status_filter(200)), found(http_header_filter('Set-Cookie', 'tracker')),
        found(http_header_filter('Location', '/real'))]
for name, names in zip(['all', 'status 200', 'Set-Cookie with tracker', 'Location with /real'], seen):
    print(name, '->', names)
if seen != [['a', 'b', 'c'], ['a'], [], []]:
    print('changed: warcbench finds the status of other versions of HTTP')
    sys.exit(1)
END
