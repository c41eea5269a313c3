#!/usr/bin/env python3
"""Time and number of the tests by part of the project, longest first, and the ten longest tests.

    time_table.py BUILD_FOLDER JUNIT_FILE [WHAT=REAL,USER,SYSTEM...]   the file is what ctest --output-junit wrote; WHAT took
                                                                       these seconds, such as build=300.1,520.2,40.3

A part is a folder of tests/: that of a test's script, or of its program. The seconds of a part are those of its tests, one
after another, from start to end; tests that run at the same time wait for each other."""

import collections
import json
import os
import subprocess
import sys
import xml.etree.ElementTree

TESTS = os.path.dirname(os.path.abspath(__file__))
FOLDERS = sorted((name for name in os.listdir(TESTS) if os.path.isdir(os.path.join(TESTS, name))), key=len, reverse=True)
LONGEST = 10


def part_of(path, build):
    """The part of a program or a script; None of another path."""
    for root in (TESTS, os.path.join(build, "tests")):
        place = os.path.relpath(path, root)
        if not os.path.isabs(path) or place.startswith(".."):
            continue
        if os.sep in place:
            return place.split(os.sep)[0]
        return next((name for name in FOLDERS if place.startswith(name + "_")), "tests/")
    return None


def parts_of_tests(build):
    """The part of each test by its name."""
    listing = subprocess.run(["ctest", "--test-dir", build, "--show-only=json-v1"], stdout=subprocess.PIPE, check=True).stdout
    return {test["name"]: next(filter(None, (part_of(word, build) for word in test.get("command", []))), "others")
            for test in json.loads(listing)["tests"]}


def seconds_of_tests(junit):
    """Of each test that ran, by its name."""
    cases = xml.etree.ElementTree.parse(junit).getroot().iter("testcase")
    return {case.get("name"): float(case.get("time")) for case in cases if case.get("status") != "notrun"}


def row(what, number, real, processor=""):
    return f"{what:<28}{number:>8}{real:>10}{processor:>10}"


def rows(seconds, parts, times):
    numbers, sums = collections.Counter(), collections.Counter()
    for name, time in seconds.items():
        numbers[parts.get(name, "others")] += 1
        sums[parts.get(name, "others")] += time
    yield row("part", "tests", "seconds", "CPU")
    for what, (real, user, system) in times:
        yield row(what, len(seconds) if what == "tests" else "", f"{real:.0f}", f"{user + system:.0f}")
    for part, total in sums.most_common():
        yield row("  " + part, numbers[part], f"{total:.1f}")
    yield "longest tests"
    for name, time in sorted(seconds.items(), key=lambda test: -test[1])[:LONGEST]:
        yield f"  {name:<44}{time:>10.1f}"


def main():
    build, junit, *given = sys.argv[1:]
    build = os.path.abspath(build)
    times = [(what, tuple(map(float, numbers.split(",")))) for what, numbers in (word.split("=") for word in given)]
    print("\n".join(rows(seconds_of_tests(junit), parts_of_tests(build), times)))


if __name__ == "__main__":
    main()
