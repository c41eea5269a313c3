#!/usr/bin/env bash
# gris reads bibliographies in RIS, and those that the Web of Science writes (wok=True): there each further author stands on a
# line of its own, below the first, without a tag. A good guess for an article of three people: a list of three authors, as
# get_authors gives for RIS. It is a list of one name, "Smith, J", "Jones, K" and "Okoro, A" with line ends between them: each
# line without a tag is taken for more of the value before, as it is in a title of two lines.
# Seen: gris 0.9.0 of PyPI.
# Why it matters here: who counts or compares authors sees one for each article. There is no article of Jones or Okoro, and an
# article that another file gives in RIS has other authors.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" gris==0.9.0 || exit 2
cd "$work"
cat > science.txt <<'END'
FN Clarivate Analytics Web of Science
VR 1.0
PT J
AU Smith, J
   Jones, K
   Okoro, A
TI The harbour fair and the
   boats of the quay
SO JOURNAL OF HARBOURS
PY 2026
ER

EF
END
cat > same.ris <<'END'
TY  - JOUR
AU  - Smith, J
AU  - Jones, K
AU  - Okoro, A
TI  - The harbour fair and the boats of the quay
PY  - 2026
ER  -
END

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from gris import read_ris
from gris.ris import get_authors

print("gris", version("gris"))
[science] = read_ris("science.txt", wok=True)
[same] = read_ris("same.ris")
print("Web of Science:", get_authors(science))
print("RIS:           ", get_authors(same))
if get_authors(science) != ["Smith, J\nJones, K\nOkoro, A"] or len(get_authors(same)) != 3:
    sys.exit("changed: each author is one of a list")
END
