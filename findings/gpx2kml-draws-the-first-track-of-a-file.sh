#!/usr/bin/env bash
# gpx2kml gathers GPX files by month and draws them as lines in a KML file. A good guess: a file with two tracks, the way out
# and the way back, has two lines. It has the first alone; and the name of a place in front of the tracks becomes that of the
# track, as the first name at any depth is taken. A track of two segments keeps both.
# Seen: gpx2kml 0.1.4 of PyPI.
# Why it matters here: half of a day is not on the map, and the walk is called like its car park.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" gpx2kml==0.1.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version
from pathlib import Path

from gpx2kml.util import kml_generate

print("gpx2kml", version("gpx2kml"))
Path("archive").mkdir()
track = '<trk><name>{}</name><trkseg><trkpt lat="60.{}" lon="5.1"/><trkpt lat="60.9" lon="5.2"/></trkseg></trk>'
Path("archive/2024-05-11-100000.gpx").write_text(
    '<gpx version="1.1" creator="me" xmlns="http://www.topografix.com/GPX/1/1">'
    '<wpt lat="60.0" lon="5.0"><name>Car park</name></wpt>'
    + track.format("Way out", 11) + track.format("Way back", 22) + "</gpx>")
kml_generate("archive", "kml")
kml = Path("kml/2024-05.kml").read_text()
print("lines:", kml.count("<LineString>"), [name for name in ("Car park", "Way out", "Way back") if name in kml])
if kml.count("<LineString>") != 1 or "60.22" in kml or "Way" in kml or "Car park" not in kml:
    sys.exit("changed: both tracks are drawn")
END
