#!/usr/bin/env bash
# prop2po makes a PO file of a Java properties file. A good guess for a file of three messages, one written with a colon, and a
# comment: three messages, as a program reads them. A last line without a line break behind it loses its last letter, as the
# last sign of each line is cut off; the message with the colon is left out with a remark; a comment that has an equals sign is
# a message; and a quotation mark is written as it is, so that the PO file cannot be read.
# Seen: prop2po 1.1.0 of PyPI; the exit code is 0.
# Why it matters here: the last message says something else, one is missing, and translators get a commented one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" prop2po==1.1.0 click || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

print("prop2po", version("prop2po"))
Path("a.properties").write_text("# since=2020\nfair=Harbour fair\nboat: Boat\nday=Open on Sunday")
run = subprocess.run([sys.executable, "-c", "import sys; from prop2po.main import to_po; "
                      "sys.argv = ['prop2po', 'a.properties', 'a.po']; to_po()"], capture_output=True, text=True)
text = Path("a.po").read_text()
messages = [line for line in text.split("\n") if line.startswith("msg") and '""' not in line]
print(run.returncode, run.stdout, *messages, sep="\n")
if messages != ['msgid "# since"', 'msgstr "2020"', 'msgid "fair"', 'msgstr "Harbour fair"', 'msgid "day"',
                'msgstr "Open on Sunda"']:
    sys.exit("changed: the file has the three messages")
END
