#!/usr/bin/env bash
# One would guess that bib2yaml keeps the addresses of a bibliography. Every field is read as LaTeX, also url and doi: a percent
# sign begins a comment, so https://example.org/a%20b is https://example.org/a, and a tilde is a no-break space, so /~anna/ is "/
# anna/".
# Seen: bib2yaml 1.0.0, an entry with url {https://example.org/~anna/a%20b.html}.
# Why it matters here: links are dead, and two entries with addresses that differ behind %20 become equal.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bib2yaml==1.0.0 bibtexparser==1.4.3 pylatexenc==2.10 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from bib2yaml.bib2yaml import bib2yaml
print('bib2yaml', version('bib2yaml'))
open('r.bib', 'w').write('@misc{berg, title={The fair}, url={https://example.org/~anna/a%20b.html}, year={2020}}\n')
bib2yaml('r.bib', '.', fileName='ref')
text = open('ref.yml').read().replace('\xa0', ' ')
print(text)
if 'url: https://example.org/ anna/a\n' not in text:
    print('changed: bib2yaml keeps addresses')
    sys.exit(1)
END
