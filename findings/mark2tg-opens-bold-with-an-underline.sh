#!/usr/bin/env bash
# mark2tg converts Markdown to the markup of Telegram, in which *bold* is bold and _italic_ italic. A good guess for
# "**boat**": "*boat*". It is "_boat*": two stars are made one, and then the first star of each line an underline, so that what
# is opened as italic is closed as bold. "**a** and **b**" is "_a* and *b*", and "*old*" "_old*".
# Seen: mark2tg 1.0.2 of PyPI.
# Why it matters here: each line with a word that is set off has marks that do not match; Telegram refuses the message, or
# shows other words in bold.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" mark2tg==1.0.2 || exit 2
cd "$work"
PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from mark2tg import convert_markdown_to_telegram

print("mark2tg", version("mark2tg"))
texts = ["**boat**", "**a** and **b**", "*old*", "plain"]
seen = [convert_markdown_to_telegram(text) for text in texts]
for text, telegram in zip(texts, seen):
    print(text, "->", telegram)
if seen != ["_boat*", "_a* and *b*", "_old*", "plain"]:
    sys.exit("changed: bold is closed as it was opened")
END
