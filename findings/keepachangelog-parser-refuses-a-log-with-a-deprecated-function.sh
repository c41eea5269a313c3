#!/usr/bin/env bash
# keepachangelog-parser reads a change log in the form of "Keep a Changelog", which has six kinds of changes. A good guess: all
# six are read. "Deprecated" is not: the whole file is refused with "Expected end of text", and the program ends with 0. So with
# a file that names version 1.1.0 of the form in its introduction, and one with an entry of two lines.
# Seen: keepachangelog-parser 0.3.0 of PyPI.
# Why it matters here: a valid file gives nothing, and a script that looks at the exit code goes on.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" keepachangelog-parser==0.3.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import json
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

print("keepachangelog-parser", version("keepachangelog-parser"))
head = ("# Changelog\n\nAll notable changes to this project will be documented in this file.\n\n"
        "The format is based on [Keep a Changelog](https://keepachangelog.com/en/1.0.0/),\n"
        "and this project adheres to [Semantic Versioning](https://semver.org/spec/v2.0.0.html).\n\n## [Unreleased]\n\n")
tail = ("## [1.0.0] - 2024-05-11\n\n### {}\n\n- A sail.\n\n"
        "[Unreleased]: <https://example.org/a>\n[1.0.0]: <https://example.org/b>\n")
files = {kind: head + tail.format(kind) for kind in ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")}
files["1.1.0"] = files["Added"].replace("en/1.0.0", "en/1.1.0")
found = {}
for name, text in files.items():
    Path("log.md").write_text(text)
    run = subprocess.run([sys.executable, "-m", "keepachangelog_parser", "log.md"], capture_output=True, text=True)
    found[name] = (run.returncode, run.stdout.startswith("{"))
print(found)
if [found[name] for name in ("Added", "Deprecated", "1.1.0")] != [(0, True), (0, False), (0, False)]:
    sys.exit("changed: all kinds of changes are read")
END
