#!/usr/bin/env bash
# entipy resolves records to entities: each field of a Reference has probabilities, from which the scores of Fellegi and Sunter
# are made. A good guess: the scores of all fields are added, so that two people of one town and one postcode, but with other
# names and other birthdays, are two. They are one: compare() adds the scores up and then returns that of the last field, in the
# order of the names of the fields, here zip_code. Anna Berg, who has moved next door, is another one than herself, though name,
# birthday and town are the same.
# Seen: entipy 0.0.3 of PyPI.
# Why it matters here: records are merged and kept apart by one field, the one that is last in the alphabet.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" entipy==0.0.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from entipy import Field, Reference, SerialResolver

print("entipy", version("entipy"))


class Person(Reference):
    birthday = name = town = zip_code = Field


anna = Person(birthday="1990-01-02", name="Anna Berg", town="Kiel", zip_code="24103")
otto = Person(birthday="1955-11-30", name="Otto Maier", town="Kiel", zip_code="24103")
moved = Person(birthday="1990-01-02", name="Anna Berg", town="Kiel", zip_code="24105")
scores = [anna.compare(otto), anna.compare(moved)]
print("Anna and Otto:", round(scores[0], 2), " Anna and Anna, moved:", round(scores[1], 2))
resolver = SerialResolver([anna, otto, moved])
resolver.resolve()
groups = sorted(sorted(person["name"] for person in cluster.as_json()) for cluster in resolver.cluster_map.values())
print(groups)
if scores[0] <= 0 or scores[1] >= 0 or ["Anna Berg", "Otto Maier"] not in groups:
    sys.exit("changed: all fields are compared")
END
