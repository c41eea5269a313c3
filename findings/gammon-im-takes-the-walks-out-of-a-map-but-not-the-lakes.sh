#!/usr/bin/env bash
# gammon-im makes a map of one program of a map of another, and says that it keeps colours and icons as well as it can. A good
# guess: what is on the map stays. Lines, walks and roads that were drawn, are taken out, and a layer that has nothing else is
# taken out whole; the other program can show lines. Areas stay. Nothing is said, with --verbose neither, and a line that is in
# no layer stays too.
# Seen: gammon-im 2.1.0 of PyPI.
# Why it matters here: the file has fewer objects than the one that it was made of.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" gammon-im==2.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

print("gammon-im", version("gammon-im"))
line = "<Placemark><name>{}</name><LineString><coordinates>5.1,60.1,0 5.2,60.2,0</coordinates></LineString></Placemark>"
area = ("<Placemark><name>Lake</name><Polygon><outerBoundaryIs><LinearRing><coordinates>5,60,0 5,61,0 6,61,0 5,60,0</coordinates>"
        "</LinearRing></outerBoundaryIs></Polygon></Placemark>")
point = ("<Placemark><name>Harbour</name><styleUrl>#icon-1602-C2185B</styleUrl><Point><coordinates>5,60,0</coordinates></Point>"
         "</Placemark>")
Path("map.kml").write_text('<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Fair</name>'
                           f"<Folder><name>Places</name>{point}{area}{line.format('Walk')}</Folder>"
                           f"<Folder><name>Routes</name>{line.format('Ferry')}</Folder>{line.format('Road')}</Document></kml>")
run = subprocess.run([sys.executable, "-m", "gammon", "--verbose", "map.kml"], capture_output=True, text=True)
names = [name for name in ("Harbour", "Lake", "Walk", "Routes", "Ferry", "Road") if f"<name>{name}</name>" in run.stdout]
print(names, "messages:", repr(run.stderr))
if names != ["Harbour", "Lake", "Road"] or run.stderr:
    sys.exit("changed: lines stay, or a message says that they do not")
END
