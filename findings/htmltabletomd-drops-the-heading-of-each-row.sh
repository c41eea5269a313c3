#!/usr/bin/env bash
# htmltabletomd makes a Markdown table of an HTML table; its example has a row of <th> and rows of <td>. A good guess for a
# table whose rows begin with a heading, <th scope="row">Anna</th>, as those of encyclopedias and of statistics do: the heading
# is the first cell of its row. It is left out, and the other cells stand one column further left, beneath the heading of
# another column. Where the table has no row of headings, the first row is made of its heading alone, and the cells beside it
# are lost.
# Seen: htmltabletomd 1.0.0 of PyPI; there is no error.
# Why it matters here: the prices stand in the column of the names, and which boat they belong to is gone.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" htmltabletomd==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

import htmltabletomd

print("htmltabletomd", version("htmltabletomd"))
head = "<tr><th>Boat</th><th>Price</th><th>Length</th></tr>"
rows = '<tr><th scope="row">Anna</th><td>100</td><td>9 m</td></tr><tr><th scope="row">Ina</th><td>70</td><td>7 m</td></tr>'
with_head = htmltabletomd.convert_table(f"<table>{head}{rows}</table>")
without = htmltabletomd.convert_table(f"<table>{rows}</table>")
print(with_head, without, sep="\n")
if "Anna" in with_head or "| 100 | 9 m |" not in with_head or "100" in without:
    raise SystemExit("changed: the heading of a row is a cell of it")
END
