#!/usr/bin/python3
"""Writes the long descriptions of Debian's packages as JSON lines: id and title (the package), source (its
source package), text.

    debian_descriptions.py SUITE OUTPUT

They are fetched by apt, into a folder of their own, from the mirror that this machine uses. Many descriptions are filled
from one template: those of the language packs of a program, or of the parts of a library."""

import glob
import json
import re
import subprocess
import sys
import tempfile

DESCRIPTION = re.compile(r"Package: (\S+)\nDescription-md5: \S+\nDescription-en: .*\n((?:.*\n?)*)")
LIST_MARK = re.compile(r"^ \.?", re.MULTILINE)
SOURCE = re.compile(r"^Source: (\S+)", re.MULTILINE)


def fetch(folder):
    options = [f"Dir::State::lists={folder}", "Acquire::Languages=en", "APT::Sandbox::User=root"]
    command = ["apt-get", "update", "--quiet=2", *(f"-o={option}" for option in options)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def records(folder, suite, kind):
    """The records of apt's lists of a kind, in the lists' order."""
    for path in sorted(glob.glob(f"{folder}/*_dists_{suite}_main_{kind}*")):
        listed = subprocess.run(["/usr/lib/apt/apt-helper", "cat-file", path], check=True, capture_output=True).stdout
        yield from listed.decode().split("\n\n")


def main(suite, output):
    with tempfile.TemporaryDirectory() as folder:
        fetch(folder)
        sources = {}
        for record in records(folder, suite, "binary-"):
            package = record.partition("\n")[0][len("Package: "):]
            source = SOURCE.search(record)
            sources[package] = source[1] if source else package
        texts = {}
        for record in records(folder, suite, "i18n_Translation-en"):
            described = DESCRIPTION.match(record)
            if described:
                texts[described[1]] = LIST_MARK.sub("", described[2])
    with open(output, "w", encoding="utf-8") as lines:
        for package, text in texts.items():
            lines.write(json.dumps({"id": package, "title": package, "source": sources.get(package), "text": text}) + "\n")
    print(f"{len(texts)} descriptions")


main(*sys.argv[1:])
