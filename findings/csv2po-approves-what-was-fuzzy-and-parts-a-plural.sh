#!/usr/bin/env bash
# po2csv and csv2po of the Translate Toolkit write translations as a table for people without tools, and back. A good guess for a
# file that goes there and back unchanged: the same translations, a guess of the machine marked "fuzzy" as before. The mark is
# gone, so that the guess is a translation that programs show. A message with a plural is two messages without one, "one boat" and
# "%d boats", which no program asks for. Of two messages that differ in their context, both lose their mark of it.
# Seen: translate-toolkit 3.20.4 of PyPI, without a template; the table has neither the marks nor plurals.
# Why it matters here: unchecked translations are shown as checked ones, and plurals are not translated any more.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" translate-toolkit==3.20.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import os
import subprocess
import sys
from importlib.metadata import version

print("translate-toolkit", version("translate-toolkit"))
with open("a.po", "w", encoding="utf-8") as file:
    file.write('''msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\n"

#, fuzzy
msgid "Boat"
msgstr "Schiff"

msgctxt "verb"
msgid "Open"
msgstr "Auf"

msgid "one boat"
msgid_plural "%d boats"
msgstr[0] "ein Boot"
msgstr[1] "%d Boote"
''')
programs = os.path.join(os.environ["PYTHONPATH"], "bin")
for program, source, target in (("po2csv", "a.po", "a.csv"), ("csv2po", "a.csv", "b.po")):
    subprocess.run([sys.executable, os.path.join(programs, program), "--progress=none", source, target], check=True)
with open("b.po", encoding="utf-8") as file:
    text = file.read()
print(text[text.index('msgid "Boat"'):])
if "#, fuzzy" in text[text.index("Generator"):] or "msgid_plural" in text or 'msgctxt "verb"' in text \
        or 'msgid "%d boats"\nmsgstr "%d Boote"' not in text:
    sys.exit("changed: a mark, a context or a plural is kept")
END
