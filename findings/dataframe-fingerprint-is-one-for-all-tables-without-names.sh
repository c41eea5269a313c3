#!/usr/bin/env bash
# dataframe-fingerprint gives a data frame of pandas a SHA-256 of its contents, with columns in any order. A good guess for two
# frames with other numbers: two fingerprints. If the columns have no names, as those of a list of rows or of a file without a
# header, which pandas numbers from 0, they have the same one: names are made strings before the columns are sorted, and columns
# of these names are taken from the frame, which has none; all values are then missing. With sort_columns=False, or with
# names, there are two.
# Seen: dataframe-fingerprint 0.1.0 of PyPI with pandas 2.3.3.
# Why it matters here: all tables of one shape are copies of each other.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" dataframe-fingerprint==0.1.0 pandas==2.3.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
import warnings
from importlib.metadata import version

import df_fingerprint
import pandas

warnings.simplefilter("ignore")
print("dataframe-fingerprint", version("dataframe-fingerprint"), "pandas", pandas.__version__)
rows = [[["tide", 1], ["quay", 2]], [["boat", 7], ["bell", 8]]]
numbered = [df_fingerprint.fingerprint(pandas.DataFrame(table)).hex for table in rows]
named = [df_fingerprint.fingerprint(pandas.DataFrame(table, columns=["word", "count"])).hex for table in rows]
print("columns 0 and 1:", [text[:12] for text in numbered], "word and count:", [text[:12] for text in named])
if numbered[0] != numbered[1] or named[0] == named[1]:
    sys.exit("changed: columns may have numbers for names")
END
