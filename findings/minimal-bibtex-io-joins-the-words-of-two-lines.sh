#!/usr/bin/env bash
# minimal-bibtex-io reads BibTeX files. A good guess for a title that goes on in the next line, "The harbour" and "fair of 2020"
# without blanks in front of it: "The harbour fair of 2020", as a line break is a blank. The title is "The harbourfair of 2020":
# line breaks are taken out of an entry before it is read, and no blank is put in their place. What is indented has its blanks.
# Seen: minimal-bibtex-io-sebastian-achim-mueller 0.0.3 of PyPI.
# Why it matters here: abstracts and lists of authors that were wrapped by a web site lose a word boundary in each line.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" minimal-bibtex-io-sebastian-achim-mueller==0.0.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import minimal_bibtex_io

print("minimal-bibtex-io-sebastian-achim-mueller", version("minimal-bibtex-io-sebastian-achim-mueller"))
bib = minimal_bibtex_io.loads(b"""@article{doe,
title = {The harbour
fair of 2020},
author = {Doe, Jane and
Roe, Sam},
note = {The harbour
  fair}
}
""")
fields = minimal_bibtex_io.normalize(bib)["entries"][0]["fields"]
print(fields)
if fields != {"title": "The harbourfair of 2020", "author": "Doe, Jane andRoe, Sam", "note": "The harbour fair"}:
    sys.exit("changed: a line break is a blank")
END
