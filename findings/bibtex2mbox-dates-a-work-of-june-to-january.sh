#!/usr/bin/env bash
# bibtex2mbox makes a mailbox of a bibliography, a mail for each work, with the day of publication as its date. A good guess for
# month = jun, or {June}: a mail of June. Those of June to December are mails of January; jan to may are right, and so is {jun}
# in braces: the short names are replaced by the full ones when the file is read, and the list of full names ends with April. An
# abstract ends at its first percent sign, as it is read as LaTeX, where a comment begins with it.
# Seen: bibtex2mbox 1.0.1 of PyPI with bibtexparser 1.
# Why it matters here: sorted by date the mails of half a year stand in its first month, and half of an abstract is not found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bibtex2mbox==1.0.1 'bibtexparser<2' || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import mailbox
import sys
from importlib.metadata import version
from pathlib import Path

from bibtex2mbox.converter import create_mbox_from_bibtex

print("bibtex2mbox", version("bibtex2mbox"), "bibtexparser", version("bibtexparser"))
months = ["apr", "jun", "{June}", "{jun}", "dec"]
Path("in.bib").write_text("".join(f"@article{{a{number},\n author = {{Doe, Jane}},\n title = {{Fair {number}}},\n"
                                  f" year = {{2020}},\n month = {month},\n"
                                  " abstract = {Prices rose by 5% and boats were few.}\n}\n"
                                  for number, month in enumerate(months)))
create_mbox_from_bibtex("in.bib", "out.mbox")
mails = list(mailbox.mbox("out.mbox"))
found = [mail["Date"].split()[2] for mail in mails]
print(list(zip(months, found)))
print(mails[0].get_payload())
if found != ["Apr", "Jan", "Jan", "Jun", "Jan"] or "boats" in mails[0].get_payload():
    sys.exit("changed: all months are known, and an abstract goes on behind a percent sign")
END
