#!/usr/bin/env bash
# enexlib reads the notes that Evernote exports; its README has plain_text = read_enex(file, text_only=True). A good guess for
# a note "Our house is at the quay.": this sentence. It is "Os at the qBring a rope & f/div>" with what comes behind it: each
# small u is taken out with the next four letters, a blank or the end of a tag too. The pattern was meant for the blanks of
# Unicode that stand in a text as u00a0 or u2028, and matches whatever begins with a u. Without text_only the sentence is
# whole.
# Seen: enexlib 0.1.3 of PyPI.
# Why it matters here: hardly a sentence of English is left as it was, and no word with a u can be found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" enexlib==0.1.3 beautifulsoup4==4.12.3 lxml==5.3.0 || exit 2
cd "$work"
cat > notes.enex <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<en-export><note><title>Fair</title><content><![CDATA[<?xml version="1.0" encoding="UTF-8"?>
<en-note><div>Our house is at the quay.</div><div>Bring a rope &amp; fuel.</div></en-note>]]></content></note></en-export>
END

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import enexlib

print("enexlib", version("enexlib"))
[(title, formatted)] = enexlib.read_enex("notes.enex")
[(title, plain)] = enexlib.read_enex("notes.enex", text_only=True)
print("formatted:", formatted)
print("text only:", plain)
if formatted != "Our house is at the quay. Bring a rope & fuel." or "house" in plain or "quay" in plain or "fuel" in plain:
    sys.exit("changed: the words of a note are its plain text")
END
