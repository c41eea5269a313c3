#!/usr/bin/env bash
# bookmark-replace changes the domain of bookmarks, "safely", from berg.example to fjord.example. A good guess: berg.example and
# www.berg.example move, eisberg.example does not. It becomes eisfjord.example: a name that ends with the letters counts as a
# part of the domain, without a point between. A bookmark with a port stays where it was, and so does a link whose HREF is
# written in small letters.
# Seen: bookmark-replace 0.1.0 of PyPI.
# Why it matters here: the end of a name is no domain; bookmarks lead to sites that do not exist.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bookmark-replace==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

print("bookmark-replace", version("bookmark-replace"))
hosts = ["berg.example", "www.berg.example", "eisberg.example", "berg.example:8080", "holm.example"]
Path("marks.html").write_text("".join(f'<DT><A HREF="https://{host}/a">x</A>\n' for host in hosts))
program = [sys.executable, "-c", "from bookmark_replace.cli import main_cli; main_cli()", "marks.html"]
subprocess.run([*program, "--target", "berg.example", "--replace", "fjord.example"], capture_output=True, check=True)
found = [line.split("https://")[1].split("/")[0] for line in Path("marks_updated.html").read_text().splitlines()]
print(dict(zip(hosts, found)))
if found != ["fjord.example", "www.fjord.example", "eisfjord.example", "berg.example:8080", "holm.example"]:
    sys.exit("changed: a domain ends at a point")
END
