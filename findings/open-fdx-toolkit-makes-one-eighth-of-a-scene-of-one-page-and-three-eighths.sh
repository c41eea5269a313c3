#!/usr/bin/env bash
# open-fdx-toolkit reads films in the form of Final Draft, with the length of each scene in eighths of a page. A good guess for
# "1 3/8", as the program writes a scene that is longer than a page: 11 eighths. It is 1, as for all lengths that are not
# understood; "2", two pages, is 2 eighths. "3/8" is 3. So the longest scenes are the shortest.
# Seen: open-fdx-toolkit 0.1.0 of PyPI.
# Why it matters here: the days of a shooting are counted from the sum of these numbers.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" open-fdx-toolkit==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from fdx_parser import parse_fdx

print("open-fdx-toolkit", version("open-fdx-toolkit"))
scene = ('<Paragraph Type="Scene Heading"><SceneProperties Length="{}" Page="1"/><Text>INT. BOAT - DAY</Text></Paragraph>'
         '<Paragraph Type="Action"><Text>She waits.</Text></Paragraph>')
lengths = ["3/8", "7/8", "1 3/8", "2", "2 1/8"]
scenes = parse_fdx("<FinalDraft><Content>" + "".join(scene.format(length) for length in lengths) + "</Content></FinalDraft>")
found = dict(zip(lengths, [scene.page_eighths for scene in scenes]))
print(found)
if list(found.values()) != [3, 7, 1, 2, 1]:
    sys.exit("changed: one page and three eighths are eleven")
END
