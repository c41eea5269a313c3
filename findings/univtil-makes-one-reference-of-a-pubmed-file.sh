#!/usr/bin/env bash
# univtil makes BibTeX of references from PubMed (NBIB); nbiblist() splits a file of several. A good guess for the file of three
# articles that PubMed gives, with titles and abstracts folded to 80 columns: three entries, whole. It is one: the first article,
# with the authors and abstracts of all three, a title up to its first line break and the first line of each abstract. Records
# end with an empty line in this format, what is looked for is the end of a record of another one (RIS), and lines without a
# name in front, as all but the first of a field are, are left out.
# Seen: univtil 1.0.0 of PyPI; its docstring says that NBIB files are split on "ER  -".
# Why it matters here: of a list of references one is left, which holds words of all.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" univtil==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from univtil.bib.nbib import nbiblist

RECORD = """PMID- {0}
TI  - Tides of the northern harbours and the boats that wait for them at the
      quay, part {0}.
AB  - The tide is high in the morning and the boats leave the harbour in a line
      of {0}.
FAU - {1}
DP  - 2026 Jan
JT  - Journal of Tides

"""
records = "".join(RECORD.format(number, name) for number, name in ((11, "Rivers, Ann"), (12, "Field, Ben"), (13, "Hill, Cid")))
entries = nbiblist(records)
print("univtil", version("univtil"), len(entries), "of 3 records")
print(entries[0].tobib())
if len(entries) != 1 or "quay" in entries[0].title or entries[0].author.count(" and ") != 2 or "line of" in entries[0].abstract:
    sys.exit("changed: three records are three entries, with whole titles")
END
