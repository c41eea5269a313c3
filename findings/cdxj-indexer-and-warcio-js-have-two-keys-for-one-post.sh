#!/usr/bin/env bash
# cdxj-indexer of pywb and warcio of npm, of the same project, index web archives; both put the body of a POST into the key of its
# address, so that replay finds the answer. A good guess for one archive: the same keys. For {"done": null, "size": 1.0} they are
# "done=none&size=1.0" and "done=null&size=1"; for a list {"tags": [1, 2]} "tags=1&tags.2_=2" and "tags.2_=2&tags=1"; the body of
# a text/plain that is not JSON is in the key of the first and missing in the second, so that all such requests of one address are
# one; a letter with an escape, "caf%C3%A9", is "caf%c3%a9" and "caf%C3%A9". A form in plain letters has one key.
# Seen: cdxj-indexer 1.5.0 of PyPI, warcio 2.4.11 of npm.
# Why it matters here: an index made by one and asked by the other has no answer for the calls of a page, or that of another call.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" cdxj-indexer==1.5.0 || exit 2
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" warcio@2.4.11 > /dev/null || exit 2
cd "$work"

cat > compare.py <<'END'
import io
import subprocess
import sys

from cdxj_indexer import CDXJIndexer
from warcio.statusandheaders import StatusAndHeaders
from warcio.warcwriter import WARCWriter

PAGE = "http://example.net/"
BODIES = [("application/x-www-form-urlencoded", "q=fox&page=2"), ("application/x-www-form-urlencoded", "q=caf%C3%A9"),
          ("application/json", '{"done": null, "size": 1.0}'), ("application/json", '{"tags": [1, 2]}'),
          ("text/plain", "red fox")]
with open("posts.warc.gz", "wb") as file:
    writer = WARCWriter(file, gzip=True)
    for kind, body in BODIES:
        http = StatusAndHeaders("200 OK", [("Content-Type", "text/plain")], protocol="HTTP/1.1")
        answer = writer.create_warc_record(PAGE, "response", payload=io.BytesIO(b"yes"), http_headers=http)
        fields = [("Host", "example.net"), ("Content-Type", kind), ("Content-Length", str(len(body)))]
        http = StatusAndHeaders("POST / HTTP/1.1", fields, is_http_request=True)
        request = writer.create_warc_record(PAGE, "request", payload=io.BytesIO(body.encode()), http_headers=http)
        writer.write_request_response_pair(request, answer)


def keys(lines):
    return [line.split(" ")[0].replace("__wb_method=post", "").split("?")[-1].strip("&") for line in lines if line]


CDXJIndexer("python.cdxj", ["posts.warc.gz"], post_append=True).process_all()
with open("python.cdxj") as file:
    python = keys(file.read().splitlines())
node = keys(subprocess.run(["node_modules/.bin/warcio", "cdx-index", "posts.warc.gz"], check=True, capture_output=True,
                           text=True).stdout.splitlines())
for (_, body), one, other in zip(BODIES, python, node):
    print(f"{body}: {one} by cdxj-indexer, {other} by warcio")
if [one == other for one, other in zip(python, node)] != [True] + [False] * 4:
    sys.exit("changed: both have the same keys")
END
PYTHONPATH="$work/lib" python3 compare.py
