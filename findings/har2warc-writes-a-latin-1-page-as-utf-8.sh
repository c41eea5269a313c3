#!/usr/bin/env bash
# har2warc makes a web archive (WARC) of a HAR file, as browsers save them. In HAR the text of a page is decoded. A good guess for
# a page in Latin-1, "café", whose header says so: its body is Latin-1 again, or the header says UTF-8. The body is UTF-8 and the
# header says iso-8859-1, so that readers of the archive see "cafÃ©". And of a form that was sent by POST nothing is kept where
# the size is not known, -1 in HAR: the request is empty, and all answers of one address have one key in an index (CDXJ).
# Seen: har2warc 1.0.4 of PyPI with warcio 1.8.1 and cdxj-indexer 1.5.0.
# Why it matters here: pages are no copies of themselves in another archive, and different answers are captures of one page.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" har2warc==1.0.4 warcio==1.8.1 cdxj-indexer==1.5.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import json
import subprocess
import sys
from importlib.metadata import version

from warcio.archiveiterator import ArchiveIterator

WHEN = "2026-01-05T10:00:00.000Z"


def entry(address, text, mime, form=None):
    headers = [{"name": "Content-Type", "value": mime}]
    request = {"method": "POST" if form else "GET", "url": address, "httpVersion": "HTTP/1.1", "headers": [], "cookies": [],
               "queryString": [], "headersSize": -1, "bodySize": -1}
    if form:
        request["postData"] = {"mimeType": "application/x-www-form-urlencoded", "text": form}
    content = {"size": len(text), "mimeType": mime, "text": text}
    response = {"status": 200, "statusText": "OK", "httpVersion": "HTTP/1.1", "headers": headers, "cookies": [],
                "content": content, "redirectURL": "", "headersSize": -1, "bodySize": len(text)}
    return {"startedDateTime": WHEN, "time": 1, "request": request, "response": response, "cache": {}, "timings": {}}


entries = [entry("https://example.net/latin", "caf\u00e9", "text/plain; charset=iso-8859-1")]
entries += [entry("https://example.net/find", f"answer to {word}", "text/plain; charset=utf-8", f"q={word}")
            for word in ("tide", "quay")]
with open("pages.har", "w", encoding="utf-8") as file:
    json.dump({"log": {"version": "1.2", "creator": {"name": "test", "version": "1"}, "pages": [], "entries": entries}}, file)
subprocess.run([sys.executable, "-m", "har2warc.har2warc", "pages.har", "pages.warc.gz"], check=True, capture_output=True)
print("har2warc", version("har2warc"), "warcio", version("warcio"))
bodies, sent = {}, []
with open("pages.warc.gz", "rb") as file:
    for record in ArchiveIterator(file):
        address = record.rec_headers.get_header("WARC-Target-URI")
        if record.rec_type == "response":
            bodies[address] = record.content_stream().read()
            print(address, record.http_headers.get_header("Content-Type"), bodies[address])
        elif record.rec_type == "request" and address.endswith("find"):
            sent.append(record.content_stream().read())
index = subprocess.run([sys.executable, "-c", "from cdxj_indexer.main import main; main(['-p', '-s', 'pages.warc.gz'])"],
                       check=True, capture_output=True, text=True).stdout
keys = [line.split()[0] for line in index.splitlines() if "find" in line]
print("sent:", sent, "keys:", keys)
if bodies["https://example.net/latin"] != "caf\u00e9".encode("utf-8") or any(sent) or len(set(keys)) != 1 or len(keys) != 2:
    sys.exit("changed: a body is in the encoding that its header names, or what was sent is kept")
END
