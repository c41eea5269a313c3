#!/usr/bin/env python3
"""The C library shows the functions of its header and nothing else, as Debian's list of symbols has them, and needs no Xapian.

    symbols_test.py PATH_OF_LIBNEARDUP_C
"""

import os
import re
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def output_of(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def declared():
    with open(os.path.join(ROOT, "plugin/c/neardup.h"), encoding="utf-8") as file:
        code = re.sub(r"/\*.*?\*/", "", file.read(), flags=re.S)
    return set(re.findall(r"\b(neardup_\w+)\(", code))


def exported(library):
    lines = output_of("nm", "-D", "--defined-only", library).splitlines()
    return {line.split()[-1].split("@")[0] for line in lines if line.split()[-2] != "A"}


def listed():
    """Those without which dpkg-gensymbols refuses the package."""
    with open(os.path.join(ROOT, "debian/libneardup_c.symbols"), encoding="utf-8") as file:
        return set(re.findall(r"^ (neardup_\w+)@", file.read(), flags=re.M))


def main(library):
    if not shutil.which("nm") or not shutil.which("readelf"):
        print("skipped: nm and readelf (package binutils) are not here")
        return 77
    wrong = []
    if declared() != exported(library):
        wrong.append(f"declared and exported differ in {sorted(declared() ^ exported(library))}")
    if listed() != exported(library):
        wrong.append(f"debian/libneardup_c.symbols and the library differ in {sorted(listed() ^ exported(library))}")
    dynamic = output_of("readelf", "-d", library)
    if "libxapian" in dynamic:
        wrong.append("the library needs libxapian")
    if "[libneardup_c.so.0]" not in dynamic:
        wrong.append("the soname is not libneardup_c.so.0")
    for line in wrong:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
