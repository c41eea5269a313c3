#!/usr/bin/env bash
# txt2phrases turns scientific articles, in XML of the kind JATS or in HTML, into text, and finds the most frequent phrases in
# it. A good guess for "CO<sub>2</sub> and the gene <i>TP</i>53": the words CO2 and TP53. Each piece between two tags is a line
# of its own: "CO", "2", "and the gene", "TP", "53", and a sentence with a word in italics is on three lines.
# Seen: xml2txt.py and html2txt.py of txt2phrases 1.0.6 of PyPI, alone, without the models for its phrases.
# Why it matters here: formulas and the names of genes and species are what such articles are about; no phrase has them, and a
# search in the text does not find them.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" --no-deps txt2phrases==1.0.6 beautifulsoup4==4.12.3 soupsieve==2.6 lxml==5.3.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import importlib.util
import pathlib
import sys
from importlib.metadata import distribution, version

print("txt2phrases", version("txt2phrases"))


def module(name):
    spec = importlib.util.spec_from_file_location(name, distribution("txt2phrases").locate_file(f"txt2phrases/{name}.py"))
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


pathlib.Path("a.xml").write_text("<article><body><p>The CO<sub>2</sub> of the harbour and the gene <italic>TP</italic>53 rose."
                                 "</p><p>A plain sentence.</p></body></article>", encoding="utf-8")
pathlib.Path("b.html").write_text("<p>H<sub>2</sub>O in <i>Salmo salar</i>.</p>", encoding="utf-8")
xml = pathlib.Path(module("xml2txt").convert_xml_to_text("a.xml", "out")).read_text(encoding="utf-8").split("\n")
html = pathlib.Path(module("html2txt").convert_html_to_text("b.html", "out")).read_text(encoding="utf-8").split("\n")
print(xml, html)
if "A plain sentence." not in xml:
    sys.exit("changed: a plain sentence is written in another way")
if xml[:2] != ["The CO", "2"] or html[:2] != ["H", "2"]:
    sys.exit("changed: a word with tags is one word")
END
