#!/usr/bin/env python3
"""The Python tests of a room: those in its folder of tests/, and those elsewhere that name it in a line "# Rooms: ...".

    room_python_tests.py BUILD_FOLDER ROOM [PATTERN]   ROOM as a folder of tests/, such as cli/dedupe, or a component

Prints a line for each that ctest knows and whose file's name contains PATTERN: its name in ctest, then the targets of the
build folder that it uses."""

import json
import os
import re
import subprocess
import sys

TESTS = os.path.dirname(os.path.abspath(__file__))


def rooms_of(path):
    """The folders of tests/ that a Python test belongs to."""
    with open(path, encoding="utf-8") as file:
        line = re.search(r"^# Rooms: (.+)$", file.read(), re.MULTILINE)
    return [os.path.relpath(os.path.dirname(path), TESTS), *(line[1].split(", ") if line else [])]


def belongs(path, room):
    return any(own == room or own.startswith(room + "/") for own in rooms_of(path))


def script_of(command):
    """The Python test that a command of ctest runs; None if it runs another program."""
    return next((word for word in command if word.endswith("_test.py") and word.startswith(TESTS + os.sep)), None)


def targets(build):
    """What the build can make, as paths in its folder."""
    listing = subprocess.run(["cmake", "--build", build, "--", "-t", "targets", "all"], stdout=subprocess.PIPE, text=True,
                             check=True)
    return {line.rpartition(": ")[0] for line in listing.stdout.splitlines()}


def main(build, room, pattern=""):
    build = os.path.abspath(build)
    listing = subprocess.run(["ctest", "--test-dir", build, "--show-only=json-v1"], stdout=subprocess.PIPE, check=True)
    known = targets(build)
    for test in json.loads(listing.stdout)["tests"]:
        command = test.get("command", [])
        script = script_of(command)
        if script and belongs(script, room) and pattern.lower() in os.path.basename(script).lower():
            places = [os.path.relpath(word, build) for word in command if word.startswith(build + os.sep)]
            print(test["name"], *(place for place in places if place in known))


if __name__ == "__main__":
    main(*sys.argv[1:])
