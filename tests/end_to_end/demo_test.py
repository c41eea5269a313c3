#!/usr/bin/python3
# Rooms: cli/indexing
"""The demo, on a folder of its own: every step shows something.

    demo_test.py PATH_OF_XAPIAN_NEARDUP"""

import os
import re
import subprocess
import sys
import tempfile

DEMO = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "examples", "demo.sh")
SHOWN = {
    1: "5 documents added",
    2: "2 groups of 4 documents",
    3: "2 documents, least similarity 1.0000",
    4: "near-duplicates once (this project):",
    5: "only in the second",
}
LICENCES = "/usr/share/common-licenses"  # of every Debian system


def words(seed, count):
    return " ".join(f"{'abcdefgh'[(seed * i) % 8]}{'ijklmn'[i % 6]}{'opqrs'[i * i % 5]}{'tuvwxyz'[(seed + i) % 7]}" + "a" * (i % 11)
                    for i in range(count))


def main(tool):
    with tempfile.TemporaryDirectory() as folder:
        texts = {"copy-1": words(1, 200), "copy-2": words(1, 200), "near-1": words(3, 200),
                 "near-2": words(3, 196) + " other words stand here", "other": words(5, 200)}
        for name, text in texts.items():
            with open(os.path.join(folder, name + ".txt"), "w", encoding="utf-8") as file:
                file.write("license " + text)
        done = subprocess.run(["bash", DEMO, tool, folder], capture_output=True, text=True)
    steps = dict(re.findall(r"^([1-5])\. (.*?)(?=^\d\. |\Z)", done.stdout, re.MULTILINE | re.DOTALL))
    missing = [f"step {step} does not show '{text}'" for step, text in SHOWN.items() if text not in steps.get(str(step), "")]
    if os.path.isdir(LICENCES) and not re.search(r"^at once: .*\n(.*exact .*\n)+\d+ pairs;", done.stdout, re.MULTILINE):
        missing.append("the first result is missing")
    if done.returncode or missing:
        print(done.stdout, done.stderr, *missing, sep="\n")
        sys.exit(1)


main(os.path.abspath(sys.argv[1]))
