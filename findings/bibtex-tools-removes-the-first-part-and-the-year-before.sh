#!/usr/bin/env bash
# bibtex-tools combines and cleans files of BibTeX, and asks which of two "duplicate entries with the same citation" to remove;
# with --force it removes the shorter one. A good guess for "The boats of the harbour, Part I" of 2019, pages 101--120, and
# "Part II" of 2020, pages 121--140, and for "Harbour statistics 2024" and "2025": four works. Two are left: titles may differ
# by a fifth of their letters, pages by a quarter, and the year is compared for talks alone. Without --force a mere Enter has
# the same effect.
# Seen: bibtextools 0.5.0 of PyPI.
# Why it matters here: the first part of each work of two parts and all years of a report but one are gone from the list.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bibtextools==0.5.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import subprocess
import sys
from importlib.metadata import version

print("bibtextools", version("bibtextools"))
ARTICLE = "author={Anna Berg and Ben Cox}, journal={Journal of Boats}, title={The boats of the old harbour, Part"
REPORT = "author={Anna Berg}, institution={Quay}, title={Harbour statistics"
with open("works.bib", "w") as file:
    print(f"@article{{one, {ARTICLE} I}}, year={{2019}}, pages={{101--120}}}}", file=file)
    print(f"@article{{two, {ARTICLE} II}}, year={{2020}}, pages={{121--140}}, volume={{4}}}}", file=file)
    print(f"@techreport{{old, {REPORT} 2024}}, year={{2024}}}}", file=file)
    print(f"@techreport{{new, {REPORT} 2025}}, year={{2025}}, number={{7}}}}", file=file)
subprocess.run([sys.executable, "-m", "bibtextools", "combine", "--force", "-o", "out.bib", "works.bib"], check=True)
result = open("out.bib").read()
print(open("works.bib").read(), "->", result, sep="\n")
if [key for key in ("one", "two", "old", "new") if f"{{{key}," in result] != ["two", "new"]:
    raise SystemExit("changed: two parts and two years are different works")
END
