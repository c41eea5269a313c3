#!/usr/bin/env bash
# file-merger merges the files of a list into one, with the name of each file in front of it if add_file_names is set. A good
# guess for three files, the second of which is empty: the text of the first and of the third, and three names. It is the text
# of the first alone: at an empty file the merging ends, and "Successfully written" is printed, with exit code 0. No name is
# written either: add_file_names has an effect only together with code_in_md.
# Seen: file-merger 0.1.0rc2 of PyPI, its newest version.
# Why it matters here: an empty __init__.py or an empty chapter is in most lists, and all that comes behind it is lost without
# a word.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" file-merger==0.1.0rc2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import subprocess
import sys
from importlib.metadata import version

print("file-merger", version("file-merger"))
for name, text in (("one.txt", "One\n"), ("two.txt", ""), ("three.txt", "Three\n")):
    with open(name, "w") as file:
        file.write(text)
with open("file-merger.yaml", "w") as file:
    file.write("files: [one.txt, two.txt, three.txt]\noutput: all.txt\nadd_file_names: true\n")
script = "import sys; from file_merger.main import main; sys.argv[1:] = ['-f', '.', '-c', 'file-merger.yaml']; main()"
done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
merged = open("all.txt").read()
print(done.stdout, "exit code", done.returncode, repr(merged))
if merged != "One\n" or "Successfully" not in done.stdout or done.returncode != 0:
    raise SystemExit("changed: the third file and the names are there, or there is an error")
END
