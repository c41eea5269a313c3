#!/usr/bin/env bash
# philiprehberger-csv-kit reads CSV files "with automatic type inference" and removes duplicate rows: deduplicate(read_csv(path),
# columns=["code"]). A good guess for articles with the codes 007, 7, 1e3, 1000, 1_0, 10, true and 1: eight codes. It keeps four
# of them: each cell for itself becomes a number or a truth value where Python can read one, and 7 and 7, 1000.0 and 1000, 10 and
# 10, True and 1 are equal. In a column of prices with one "n/a", smallest and greatest price are those of texts: 10 and n/a of 9,
# 10 and 100.
# Seen: philiprehberger-csv-kit 0.6.0 of PyPI; read_csv(path, typed=False) keeps the texts.
# Why it matters here: different articles are removed as duplicates, and one missing value spoils the statistics of a column.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" philiprehberger-csv-kit==0.6.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from philiprehberger_csv_kit import column_stats, deduplicate, read_csv

print("philiprehberger-csv-kit", version("philiprehberger-csv-kit"))
CODES = ["007", "7", "1e3", "1000", "1_0", "10", "true", "1"]
PRICES = ["9", "10", "100", "n/a", "12", "11", "13", "14"]
with open("articles.csv", "w") as file:
    file.write("code,price\n" + "".join(f"{code},{price}\n" for code, price in zip(CODES, PRICES)))
kept = [row["code"] for row in deduplicate(read_csv("articles.csv"), columns=["code"])]
as_texts = deduplicate(read_csv("articles.csv", typed=False), columns=["code"])
stats = column_stats("articles.csv", columns=["price"])["price"]
print("kept:", kept, "as texts:", len(as_texts))
print("prices from", stats["min"], "to", stats["max"])
if len(kept) != 4 or len(as_texts) != 8 or str(stats["min"]) != "10" or stats["max"] != "n/a":
    sys.exit("changed: different codes are different rows, or prices are compared as numbers")
END
