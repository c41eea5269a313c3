#!/usr/bin/env python3
"""The README's program is the quickstart example, letter for letter, so that what is shown is what the tests run."""

import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


def main():
    blocks = re.findall(r"```cpp\n(.*?)```", read("README.md"), re.S)
    example = read("examples/quickstart.cc")
    body = example[example.index("#include"):]
    if blocks != [body]:
        print("README.md must show examples/quickstart.cc from its first #include on, and no other C++")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
