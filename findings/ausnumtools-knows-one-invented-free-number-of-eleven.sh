#!/usr/bin/env bash
# ausnumtools tells whether a phone number of Australia is valid; with blockFiction the numbers set aside for films and books
# are not. A good guess for the eleven free and local-rate ones in its list: all eleven are blocked, as all the invented mobile
# ones are. The loop over the list answers at its first entry, so that 1800 160 401 is blocked and the ten behind it are valid.
# And a stroke is a digit to it: 0|12345678 is a landline.
# Seen: ausnumtools 1.2.1 of PyPI.
# Why it matters here: records of invented people pass the check that is made to keep them out.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" ausnumtools==1.2.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from ausnumtools import is_au_landline, is_au_mobile, is_au_number, is_au_smartnum
from ausnumtools.ausnumtools import AUS_ACMA_MOBILE_DICT, AUS_ACMA_SMARTNUM_DICT

mobile = [number for number in AUS_ACMA_MOBILE_DICT if is_au_mobile(number, blockFiction=True)]
smart = [number for number in AUS_ACMA_SMARTNUM_DICT if is_au_smartnum(number, blockFiction=True)]
any_kind = [number for number in AUS_ACMA_SMARTNUM_DICT if is_au_number(number, blockFiction=True)]
print("ausnumtools 1.2.1")
print("invented mobile numbers that are valid:", len(mobile), "of", len(AUS_ACMA_MOBILE_DICT))
print("invented free numbers that are valid:", len(smart), "of", len(AUS_ACMA_SMARTNUM_DICT))
print("0212345678", is_au_landline("0212345678"), "0|12345678", is_au_landline("0|12345678"))
if mobile or not is_au_smartnum("1800123456", blockFiction=True):
    sys.exit("changed: an invented mobile number is valid, or a real free one is not")
if smart != AUS_ACMA_SMARTNUM_DICT[1:] or any_kind != smart or not is_au_landline("0|12345678"):
    sys.exit("changed: other invented free numbers are blocked, or a stroke is no digit")
END
