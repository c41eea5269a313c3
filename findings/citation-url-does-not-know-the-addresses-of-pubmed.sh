#!/usr/bin/env bash
# citation-url takes the identifier out of the address of a work, for DOI, PubMed, arXiv and more; its README has
# "http://www.ncbi.nlm.nih.gov/pubmed/34739845". A good guess for https://pubmed.ncbi.nlm.nih.gov/34739845/, the address that
# PubMed has had since 2020: pubmed, 34739845. It is FailureReason.unknown, with the slash at the end and without. So is
# https://dx.doi.org/10.1000/xyz123, the older form of a DOI; https://doi.org/10.1000/xyz123 is known.
# Seen: citation-url 0.2.2 of PyPI.
# Why it matters here: in a list of links most of those to PubMed have no identifier and are taken for works of another kind.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" citation-url==0.2.2 || exit 2
cd "$work"
PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from citation_url import parse

print("citation-url", version("citation-url"))
seen = []
for address in ("http://www.ncbi.nlm.nih.gov/pubmed/34739845", "https://pubmed.ncbi.nlm.nih.gov/34739845/",
                "https://doi.org/10.1000/xyz123", "https://dx.doi.org/10.1000/xyz123"):
    result = parse(address)
    seen.append(getattr(result, "identifier", None))
    print(address, "->", seen[-1])
if seen != ["34739845", None, "10.1000/xyz123", None]:
    sys.exit("changed: the addresses of today are known")
END
