#!/usr/bin/env bash
# flexibleplace compares the names of places, from the village to the country, as records of families have them, and completes
# the country of a state of the USA. A good guess for "Tbilisi, Georgia": a country is there, nothing is to be completed.
# Georgia is one of the states, too, so Tbilisi is in "Georgia, United States", and is like Atlanta for nine tenths (88 of 100),
# more than two towns of one name in two states of the USA are (85), and far more than with Tbilisi's own country written with
# its other name.
# Seen: flexibleplace 1.0.4 of PyPI.
# Why it matters here: two records of a place are joined by such a number, and a wrong country weighs most.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" flexibleplace==1.0.4 rapidfuzz==3.14.5 httpx==0.28.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from FlexiblePlace.src.FlexiblePlace import FlexiblePlace


def like(a, b):
    return round(FlexiblePlace(a).compare(FlexiblePlace(b)))


print("flexibleplace 1.0.4")
print(FlexiblePlace("Boston, Massachusetts"), "|", FlexiblePlace("Tbilisi, Georgia"), "|", FlexiblePlace("Paris, France"))
atlanta, sakartvelo = like("Tbilisi, Georgia", "Atlanta, Georgia"), like("Tbilisi, Georgia", "Tbilisi, Sakartvelo")
towns = like("Springfield, Illinois", "Springfield, Missouri")
print("with Atlanta", atlanta, "with Tbilisi, Sakartvelo", sakartvelo, "Springfield and Springfield", towns)
if str(FlexiblePlace("Paris, France")) != "Paris, France":
    sys.exit("changed: a country is added to France")
if str(FlexiblePlace("Tbilisi, Georgia")) != "Tbilisi, Georgia, United States" or not atlanta > towns > sakartvelo:
    sys.exit("changed: Tbilisi is in Georgia alone")
END
