#!/usr/bin/env bash
# One would guess that beautify_bibtex_file of TexHelper writes the same entries in a neat form. It writes eight kinds of fields
# only: the line with @article{key, is gone, so are the closing brace and fields such as doi, url and editor; nothing can cite the
# result. title_case_bibtex writes small letters into words: DNA is "Dna", {NATO} is "{nato}", eBay is "Ebay".
# Seen: texhelper 0.1.1, an entry of five fields becomes four lines.
# Why it matters here: the file of references is spoilt without a word, and the braces that protect NATO are no help.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" texhelper==0.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from texhelper import bibtex
print('texhelper', version('texhelper'))
open('a.bib', 'w').write('@article{berg2020,\n  author={Anna Berg},\n  title={The Fair},\n  journal={A},\n  year={2020},\n'
                         '  doi={10.1/x},\n}\n')
bibtex.beautify_bibtex_file('a.bib', 'b.bib')
text = open('b.bib').read()
title = bibtex.title_case_bibtex(['title={The DNA of {NATO} and eBay},\n'])[0]
print(text)
print(title)
if 'berg2020' in text or 'doi' in text or 'author={Anna Berg},' not in text or title != 'title={The Dna of {nato} and Ebay},\n':
    print('changed: texhelper writes whole entries')
    sys.exit(1)
END
