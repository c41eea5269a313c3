#!/usr/bin/env bash
# "jwarc filter" copies the records of a web archive that match an expression; :status is the status of the answer. A good guess
# for ":status < 300" and an archive with an answer of 200 and one of 404, a request, a revisit of a page with 200 and a metadata
# record: the answer of 200, perhaps the revisit. All but the 404 are copied: a record without a status has 0, and that of a
# revisit is not read, so that ":status != 200" copies the revisits of good pages. A name without its colon, "status == 200", is
# a field that no record has: nothing is copied, and by "status < 300" all.
# Seen: org.netpreserve:jwarc 0.31.1 of Maven.
# Why it matters here: requests, with what people sent, are in a copy that was to have pages, and pages are not.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q -B -Dstyle.color=never -Dmaven.repo.local="$work/repository" dependency:get \
    -Dartifact=org.netpreserve:jwarc:0.31.1 -Dtransitive=false > maven.log || { cat maven.log >&2; exit 2; }
jar=$(find repository -name jwarc-0.31.1.jar)

python3 - <<'END'
import uuid


def record(kind, address, mime, block):
    head = (f"WARC/1.0\r\nWARC-Type: {kind}\r\nWARC-Target-URI: {address}\r\nWARC-Date: 2026-01-05T10:00:00Z\r\n"
            f"WARC-Record-ID: <urn:uuid:{uuid.uuid4()}>\r\nContent-Type: {mime}\r\nContent-Length: {len(block)}\r\n")
    if kind == "revisit":
        head += "WARC-Profile: http://netpreserve.org/warc/1.0/revisit/identical-payload-digest\r\n"
    return f"{head}\r\n{block}\r\n\r\n".encode()


ANSWER = "HTTP/1.1 {}\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n\r\ntide"
HTTP = "application/http; msgtype="
with open("pages.warc", "wb") as file:
    file.write(record("response", "http://example.net/good", HTTP + "response", ANSWER.format("200 OK")))
    file.write(record("response", "http://example.net/bad", HTTP + "response", ANSWER.format("404 Not Found")))
    file.write(record("request", "http://example.net/good", HTTP + "request", "GET /good HTTP/1.1\r\nHost: example.net\r\n\r\n"))
    file.write(record("revisit", "http://example.net/good", HTTP + "response", "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n"))
    file.write(record("metadata", "http://example.net/good", "application/warc-fields", "via: link\r\n"))
END
java -jar "$jar" version
# kinds EXPRESSION: the types of the records that are copied
kinds() { java -jar "$jar" filter "$1" pages.warc | grep -a '^WARC-Type' | tr -d '\r' | cut -d ' ' -f 2 | paste -s -d ' '; }
for expression in ':status == 200' ':status < 300' ':status == 0' ':status != 200' 'status == 200' 'status < 300'; do
    echo "$expression: $(kinds "$expression")"
done
[ "$(kinds ':status == 200')" = response ] && [ "$(kinds ':status < 300')" = "response request revisit metadata" ] &&
    [ "$(kinds ':status == 0')" = "request revisit metadata" ] && [ -z "$(kinds 'status == 200')" ] ||
    { echo "changed: only an answer has a status"; exit 1; }
