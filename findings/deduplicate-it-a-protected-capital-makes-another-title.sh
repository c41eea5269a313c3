#!/usr/bin/env bash
# deduplicate-it removes the copies from exports of literature databases by DOI and normalised title: case, accents and
# punctuation do not count. A good guess for two BibTeX entries with one DOI, "The Harbour" and "The {H}arbour", as BibTeX
# protects a capital: copies. They are not: a brace becomes a blank, "the h arbour". And an entry whose abstract has an e-mail
# address in front of the field doi has no DOI and is kept as it is: an entry ends at the next "@".
# Seen: deduplicate-it 1.2.0 of PyPI, the files that it writes.
# Why it matters here: copies from BibTeX stay in, and titles with braces are reported as a collision of different works.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" deduplicate-it==1.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

ENTRY = "@article{{key{},\n  author = {{Rivers, Ann}},\n  title = {{{}}},\n{}  doi = {{10.1234/harbour}},\n}}\n"
MAIL = "  abstract = {Write to ann@example.org.},\n"
cases = {
    "equal": [("The Harbour", ""), ("The harbour", "")],
    "protected": [("The Harbour", ""), ("The {H}arbour", "")],
    "mail": [("The Harbour", MAIL), ("The Harbour", MAIL)],
}
print("deduplicate-it", version("deduplicate-it"))
kept = {}
for name, entries in cases.items():
    source = Path(name) / "source"
    source.mkdir(parents=True)
    text = "\n".join(ENTRY.format(number, title, more) for number, (title, more) in enumerate(entries))
    (source / "export.bib").write_text(text)
    command = "import sys; from deduplicate_it.core import main; sys.exit(main(sys.argv[1:]))"
    subprocess.run([sys.executable, "-c", command, "--source", str(source), "--outdir", name], check=True, stdout=subprocess.PIPE)
    kept[name] = (Path(name) / "deduplicated.ris").read_text().count("TY  - ")
    print(f"{name}: of 2 entries {kept[name]} kept")
if kept != {"equal": 1, "protected": 2, "mail": 2}:
    sys.exit("changed: one of two copies is kept")
END
