#!/usr/bin/env bash
# draftedi reads orders and invoices in X12. A good guess for a description "BLUE BUOY" in version 4010, the one that most
# partners use: one element with this text. It is three, BL, "E B" and OY, as repetitions: the eleventh element of the ISA line
# parts repetitions since version 4020, and before it said which standard was meant, U for the United States. It is read as the
# sign that parts for all versions, so that each capital U does.
# Seen: draftedi 1.3.0 of PyPI.
# Why it matters here: numbers of orders and texts lose all letters U, and order PO-UNIT is order PO-.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" draftedi==1.3.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from draftedi import parse_edi_file

print("draftedi", version("draftedi"))
def order(standard, number):
    return (f"ISA*00*          *00*          *ZZ*SENDER         *ZZ*RECEIVER       *240511*1000*{standard}*{number}*000000001"
            "*0*P*>~"
            f"GS*PO*SENDER*RECEIVER*20240511*1000*1*X*{number[1:]}0~ST*850*0001~BEG*00*SA*PO-UNIT**20240511~"
            "PID*F****BLUE BUOY~SE*4*0001~GE*1*1~IEA*1*000000001~")
found = {}
for standard, number in (("U", "00401"), ("^", "00501")):
    data = parse_edi_file(order(standard, number).encode())
    segments = data["interchanges"][0]["groups"][0]["transactions"][0]["segments"]
    found[number] = [[part["value_text"] for part in segment["elements"] if part["value_text"]] for segment in segments]
    print(number, found[number])
if found["00401"][1] != ["F", "BL", "E B", "OY"] or "PO-" not in found["00401"][0] or found["00501"][1] != ["F", "BLUE BUOY"]:
    sys.exit("changed: the letter U parts nothing")
END
