#!/usr/bin/env bash
# getsitemap is to "find all of the URLs in every sitemap associated with a provided domain". A good guess for a site with a
# /sitemap.xml of two pages and a robots.txt that names no sitemap, as most have: two addresses. It finds none; /sitemap.xml is
# looked at if robots.txt names another sitemap, and only then. A page whose address ends in ".xml", as that of a feed or a data
# file, is in no list, as it is taken for a sitemap that is then not read.
# Seen: getsitemap 0.1.5 of PyPI; the documented names of its parameters are passed on in a wrong order as well.
# Why it matters here: a site of thousands of pages has none, without an error; what is compared or archived is nothing.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" getsitemap==0.1.5 lxml==5.3.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import http.server
import sys
import threading
from importlib.metadata import version

from getsitemap import retrieve_sitemap_urls

print("getsitemap", version("getsitemap"))
ROBOTS = {"plain": "User-agent: *\nDisallow: /tmp/\n", "named": "User-agent: *\nDisallow: /tmp/\nSitemap: {host}/news.xml\n"}
state = {"robots": "plain"}


class Site(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        host = f"http://127.0.0.1:{self.server.server_port}"
        pages = {"/sitemap.xml": ["/about", "/boats", "/data.xml"], "/news.xml": ["/news/1"]}
        if self.path == "/robots.txt":
            body = ROBOTS[state["robots"]].format(host=host)
        elif self.path in pages:
            body = ('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
                    + "".join(f"<url><loc>{host}{page}</loc></url>" for page in pages[self.path]) + "</urlset>")
        else:
            self.send_error(404)
            return
        self.send_response(200)
        self.end_headers()
        self.wfile.write(body.encode())

    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Site)
threading.Thread(target=server.serve_forever, daemon=True).start()
host = f"http://127.0.0.1:{server.server_port}"
found = {}
for state["robots"] in ["plain", "named"]:
    found[state["robots"]] = sorted(address.removeprefix(host) for address in retrieve_sitemap_urls(host))
    print("robots.txt", state["robots"], "->", found[state["robots"]])
server.shutdown()
if found != {"plain": [], "named": ["/about", "/boats", "/news/1"]}:
    sys.exit("changed: the sitemap is found, and all of its pages")
END
