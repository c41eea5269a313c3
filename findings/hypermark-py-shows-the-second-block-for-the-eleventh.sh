#!/usr/bin/env bash
# hypermark compiles Markdown to HTML. A good guess for a manual with twelve blocks of code: these twelve. The eleventh and the
# twelfth are the second once more, with a 0 and a 1 behind it: blocks are kept out of the text under names with a number, and
# the name of block 1 is also the beginning of those of 10 and 11. So it is with pieces of code in one paragraph, `f10` is shown
# as f1 and a 0, and with links and images, which share the numbers.
# Seen: hypermark-py 1.0.2 of PyPI.
# Why it matters here: a manual of ten blocks is right and one of eleven is wrong, and what is shown is valid code.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" hypermark-py==1.0.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import re
import sys
from importlib.metadata import version

import hypermark

print("hypermark-py", version("hypermark-py"))
pieces = ", ".join(f"`f{number}`" for number in range(12))
blocks = "\n\n".join(f"```\nblock {number}\n```" for number in range(12))
with open("manual.md", "w", encoding="utf-8") as file:
    file.write(f"Call {pieces}.\n\n{blocks}\n")
hypermark.html("manual.md", "manual.html")
with open("manual.html", encoding="utf-8") as file:
    page = file.read()
codes = [code.strip() for code in re.findall(r"<code>(.*?)</code>", page, re.S)]
print(", ".join(codes[:12]))
print(", ".join(codes[12:]))
if codes[9:12] != ["f9", "f1", "f1"] or codes[21:] != ["block 9", "block 1", "block 1"]:
    sys.exit("changed: each block is itself")
END
