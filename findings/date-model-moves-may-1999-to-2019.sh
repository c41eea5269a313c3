#!/usr/bin/env bash
# date-model, a "universal date parsing engine", reads dates and ranges. A good guess for "May 1999" as a range: the days of May
# 1999, as "1 May 1999" is a day of that year. The year is 20 and two digits, or just two digits, so 1999 is read as 19, and the
# range is May 2019. And the name of a month is looked for anywhere: "summary of 2024" is March, "decision 2024" December.
# Seen: date-model 1.1.4 of PyPI.
# Why it matters here: a filter by such a range answers with papers of twenty years later and says nothing.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" date-model==1.1.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from date_model import parse_date, parse_date_range

ranges = {text: parse_date_range(text) for text in ("May 2024", "May 1999", "summary of 2024", "decision 2024")}
print("date-model 1.1.4")
print("1 May 1999", parse_date("1 May 1999"))
for text, days in ranges.items():
    print(text, days)
if parse_date("1 May 1999") != "1999-05-01" or ranges["May 2024"] != ("2024-05-01", "2024-05-31"):
    sys.exit("changed: a day of 1999 or May 2024 is read in another way")
if ranges["May 1999"] != ("2019-05-01", "2019-05-31"):
    sys.exit("changed: May 1999 is another month")
if ranges["summary of 2024"] != ("2024-03-01", "2024-03-31") or ranges["decision 2024"] != ("2024-12-01", "2024-12-31"):
    sys.exit("changed: a word is no month")
END
