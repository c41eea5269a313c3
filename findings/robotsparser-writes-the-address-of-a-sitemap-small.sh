#!/usr/bin/env bash
# robotsparser finds the sitemaps that a robots.txt names, and the addresses in them. A good guess for "Sitemap:
# https://example.org/Maps/Sitemap_EN.xml # pages": this address. It is https://example.org/maps/sitemap_en.xml#pages, in small
# letters, which is another address on most servers, and the remark is a part of it: a line is made small as a whole, and blanks
# are taken out.
# Seen: robotsparser 0.0.12 of PyPI.
# Why it matters here: the sitemap is not there under that name, and none of the pages of the site is found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" robotsparser==0.0.12 setuptools || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from robotsparser import parser

print("robotsparser", version("robotsparser"))
robots = parser.Robotparser(url="https://example.org/robots.txt")
robots.parse_robots_file(["User-agent: *", "Disallow: /Private/", "Sitemap: https://example.org/Maps/Sitemap_EN.xml # pages"])
print(robots.robot_sitemaps)
if robots.robot_sitemaps != {"https://example.org/maps/sitemap_en.xml#pages"}:
    sys.exit("changed: the address is as the file has it")
END
