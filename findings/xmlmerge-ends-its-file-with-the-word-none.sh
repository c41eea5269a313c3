#!/usr/bin/env bash
# xmlmerge merges XML files; its README has "xmlmerge file1.xml file2.xml > file3.xml". A good guess for two site maps:
# file3.xml is an XML file with the pages of both. It has the pages, and after the last tag a line "None": the merged tree is
# written, and then what the function that wrote it gives back, which is nothing. No XML parser reads such a file. The
# declaration of the encoding is missing too, and prefixes of namespaces are other ones.
# Seen: xmlmerge 1.1.4 of PyPI, its newest version; it asks for pandas 1.3.4, which Python 3.11 cannot install, and is run with
# 2.3.3.
# Why it matters here: the tool has exit code 0, and the next one in the row cannot read a single page.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pandas==2.3.3 || exit 2
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts --no-deps \
    --target "$work/lib" xmlmerge==1.1.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import subprocess
import sys
import xml.etree.ElementTree
from importlib.metadata import version

print("xmlmerge", version("xmlmerge"))
for name in ("one", "two"):
    with open(f"{name}.xml", "w") as file:
        file.write(f"<urlset><url><loc>http://example.org/{name}</loc></url></urlset>")
script = "import sys; from xmlmerge.xmlmerge import run; sys.argv[1:] = ['one.xml', 'two.xml']; run()"
done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
print(done.stdout)
try:
    xml.etree.ElementTree.fromstring(done.stdout)
    raise SystemExit("changed: the merged file is XML")
except xml.etree.ElementTree.ParseError as error:
    print("as XML:", error)
END
