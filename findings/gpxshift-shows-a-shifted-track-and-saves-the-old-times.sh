#!/usr/bin/env bash
# gpxshift moves the times of a GPX track by hours and saves it under a new name. A good guess: the file has the times that were
# shown. If the times have milliseconds, 10:00:00.000Z as many watches and sites write them, or an offset like +02:00, the shown
# ones are moved and the saved ones are not: for the display the file is read by a library, for saving times are looked for that
# end with whole seconds and Z. The new file is called like one moved by two hours.
# Seen: gpxshift 0.0.1 of PyPI.
# Why it matters here: a copy with another name and the same content, that is believed to be corrected.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" gpxshift==0.0.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version
from pathlib import Path

from gpxshift import GPXShiftApp

print("gpxshift", version("gpxshift"))
saved = {}
for form in ("2024-05-11T10:00:00Z", "2024-05-11T10:00:00.000Z", "2024-05-11T10:00:00+00:00"):
    Path("walk.gpx").write_text('<gpx version="1.1" creator="me" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>'
                                f'<trkpt lat="60.4" lon="5.3"><time>{form}</time></trkpt></trkseg></trk></gpx>')
    app = GPXShiftApp("walk.gpx")
    app.shift_time(1)
    app.shift_time(1)
    shown = app.get_start_end_times(app.current_gpx)[0].strftime("%H:%M")
    path = app.save_gpx()
    saved[form] = path.read_text().split("<time>")[1][11:16]
    print(form, "shown:", shown, "saved:", saved[form], "in", path.name)
if list(saved.values()) != ["12:00", "10:00", "10:00"]:
    sys.exit("changed: the saved times are those that were shown")
END
