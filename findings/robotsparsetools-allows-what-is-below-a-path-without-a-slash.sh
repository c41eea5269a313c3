#!/usr/bin/env bash
# robotsparsetools reads a robots.txt and says by can_crawl() whether an address may be fetched. A good guess for "Disallow:
# /private" and the addresses /private/letters.html, /private.html and /private?page=2: none of them, as a rule is the beginning
# of a path. All three may be fetched: a rule that does not end with a slash, a star or a dollar is compared with the whole
# address. A robot that is written "Googlebot" is not found as "googlebot", and what a group says for two robots is given to the
# second alone.
# Seen: robotsparsetools 1.3.3 of PyPI; "Disallow: /private/" is obeyed.
# Why it matters here: most rules for pages and scripts have no slash at the end, and a polite crawler fetches what they forbid.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" robotsparsetools==1.3.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import http.server
import sys
import threading
from importlib.metadata import version

from robotsparsetools import Parse

print("robotsparsetools", version("robotsparsetools"))


class Site(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"User-agent: *\nDisallow: /private\nDisallow: /search/\n")

    def log_message(self, *arguments):
        pass


server = http.server.HTTPServer(("127.0.0.1", 0), Site)
threading.Thread(target=server.serve_forever, daemon=True).start()
home = f"http://127.0.0.1:{server.server_port}"
rules = Parse(f"{home}/")
found = {}
for path in ("/private", "/private/letters.html", "/private.html", "/private?page=2", "/search/a"):
    found[path] = rules.can_crawl(home + path)
print(found)
server.shutdown()
if list(found.values()) != [False, True, True, True, False]:
    sys.exit("changed: a rule is the beginning of a path")
END
