#!/usr/bin/env python3
"""The README's program is the quickstart example, letter for letter, so that what is shown is what the tests run; and
CONTRIBUTING.md names the build options that there are."""

import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


def build_options():
    """Those that CMake files declare for whoever builds."""
    names = set()
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in ("build", ".git")]
        for name in files:
            if name == "CMakeLists.txt" or name.endswith(".cmake"):
                text = read(os.path.join(folder, name))
                names.update(re.findall(r"\boption\((NEARDUP_\w+)", text))
                names.update(re.findall(r"\bset\((NEARDUP_\w+) [^)]* CACHE (?!INTERNAL)", text))
    return names


def check_build_options():
    """@return whether the table and CMake agree."""
    section = read("CONTRIBUTING.md").split("## Build options")[1].split("\n## ")[0]
    named = set(re.findall(r"`(NEARDUP_\w+)`", section))
    declared = build_options()
    if named != declared or not declared:
        print(f"CONTRIBUTING.md: build options that it lacks {sorted(declared - named)}, that are not there {sorted(named - declared)}")
    return named == declared and declared


def main():
    blocks = re.findall(r"```cpp\n(.*?)```", read("README.md"), re.S)
    example = read("examples/quickstart.cc")
    body = example[example.index("#include"):]
    if blocks != [body]:
        print("README.md must show examples/quickstart.cc from its first #include on, and no other C++")
        return 1
    return 0 if check_build_options() else 1


if __name__ == "__main__":
    sys.exit(main())
