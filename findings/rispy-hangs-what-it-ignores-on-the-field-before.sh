#!/usr/bin/env bash
# rispy reads RIS files, in which library databases export references; a long field goes on in lines without a tag. A good guess
# for ignore=["AB"]: the abstract is left out. Its first line is; the others are added to the field in front of it: to the
# title, or, if an author or a keyword stands there, as one more author or keyword.
# Seen: rispy 0.10.0 of PyPI.
# Why it matters here: references are compared by title and authors, and the same title with the ends of two abstracts is two.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" rispy==0.10.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import rispy

AUTHOR, TITLE = "AU  - Rivers, Ann", "TI  - The harbour"
ABSTRACT = "AB  - The town has a harbour.\nIt is open in summer."
print("rispy", version("rispy"))
seen = []
for fields in ([AUTHOR, TITLE, ABSTRACT], [TITLE, AUTHOR, ABSTRACT]):
    text = "\n".join(["TY  - JOUR", *fields, "ER  - ", ""])
    whole, = rispy.loads(text)
    record, = rispy.loads(text, ignore=["AB"])
    print("without ignore:", whole)
    print("ignore=['AB']:", record)
    seen.append((whole["abstract"], record["title"], record["authors"]))
if seen != [("The town has a harbour. It is open in summer.", "The harbour It is open in summer.", ["Rivers, Ann"]),
            ("The town has a harbour. It is open in summer.", "The harbour", ["Rivers, Ann", "It is open in summer."])]:
    sys.exit("changed: the whole abstract is left out")
END
