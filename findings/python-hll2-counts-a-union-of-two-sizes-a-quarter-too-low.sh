#!/usr/bin/env bash
# python-hll2 counts distinct values by HyperLogLog, compatible with the sketches of Java and PostgreSQL. A good guess for a union
# of sketches with 2^11 and 2^12 registers: an error, or the count of both. union() takes the registers one to one: for 50,000 and
# 50,000 different values it counts 76,000 where the smaller sketch is the target, 56,000 with 2^14, and ends with an IndexError
# the other way round. Two sketches of one size count 100,000.
# Seen: python-hll2 2.0.2 of PyPI, with hashes of BLAKE2b.
# Why it matters here: sketches of old and new data differ in size as soon as somebody asks for more exactness.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" python-hll2==2.0.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 -W ignore - <<'END'
import sys
from hashlib import blake2b
from importlib.metadata import version

from python_hll2.hll import HLL


def sketch(log2m, name):
    counter = HLL(log2m, 5)
    for number in range(50000):
        digest = blake2b(f"{name}{number}".encode(), digest_size=8).digest()
        counter.add_raw(int.from_bytes(digest, "big", signed=True))
    return counter


def union(one, other):
    counter = sketch(one, "red")
    try:
        counter.union(sketch(other, "blue"))
    except IndexError as error:
        return type(error).__name__
    return counter.cardinality()


print("python-hll2", version("python-hll2"))
sizes = ((11, 11), (11, 12), (11, 14), (12, 11))
seen = {pair: union(*pair) for pair in sizes}
for (one, other), count in seen.items():
    print(f"2^{one} and 2^{other} registers, 50,000 values each: {count}")
equal, double, eight, back = seen.values()
if not 95000 < equal < 105000 or not 70000 < double < 82000 or not 50000 < eight < 62000 or back != "IndexError":
    sys.exit("changed: sketches of other sizes are refused, or counted right")
END
