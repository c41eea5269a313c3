#!/usr/bin/env bash
# address-normalizer parses Russian addresses and writes them in one form. A good guess for "Москва, ул. Мира, 32/1, кв. 5",
# house 32/1, flat 5: that house, as with д. before the number, and as without the flat. It is house 1: 32 is put among what was
# not parsed. 32А and 32Б with a flat are both house 32. There is a warning, unparsed_text, but the normalized address is
# complete to look at.
# Seen: address-normalizer 2.0.0 of PyPI.
# Why it matters here: addresses are normalized to be compared, and three houses of a street become others or one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" address-normalizer==2.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from address_normalizer import parse

print("address-normalizer", version("address-normalizer"))
houses = []
for text in ("д. 32/1, кв. 5", "32/1", "32/1, кв. 5", "д. 32А, кв. 5", "32А", "32А, кв. 5", "32Б, кв. 5"):
    result = parse("Москва, ул. Мира, " + text)
    houses.append(result.house_num.value)
    print(text, "->", result.normalized, *result.warnings)
if houses != ["32/1", "32/1", "1", "32А", "32А", "32", "32"]:
    sys.exit("changed: the house stays what it is")
END
