#!/usr/bin/env bash
# mdchunker, a "structure-aware Markdown chunker" that gives each piece of a text the headings it stands beneath. A good guess
# for a text whose chapters are all of level two, as in a file whose title is elsewhere: each chapter stands for itself. The
# chunker counts the headings it has, and not their levels: the second chapter, and each one after, is "Boats > Nets", beneath
# the first. With a title of level one and chapters of level three, too, the second is a part of the first.
# Seen: mdchunker 0.1.1 of PyPI.
# Why it matters here: the path of headings is written in front of the text and searched with it, so that a question for boats
# finds all chapters.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" mdchunker==0.1.1 markdown-it-py==3.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from mdchunker import ChunkerConfig, chunk_markdown

config = ChunkerConfig(min_size=0)


def paths(text):
    return [chunk.metadata.heading_path for chunk in chunk_markdown(text, config=config)]


def chapters(mark):
    return f"{mark} Boats\n\nThey are old.\n\n{mark} Nets\n\nThey are wet.\n\n{mark} Ropes\n\nThey are long.\n"


one, two, three = paths(chapters("#")), paths(chapters("##")), paths("# Fair\n\n" + chapters("###"))
print("mdchunker 0.1.1")
print("level one  ", one)
print("level two  ", two)
print("title and level three", three)
if one != [("Boats",), ("Nets",), ("Ropes",)]:
    sys.exit("changed: chapters of level one have other paths")
if two != [("Boats",), ("Boats", "Nets"), ("Boats", "Ropes")]:
    sys.exit("changed: chapters of level two stand beside each other")
if three[-1] != ("Fair", "Boats", "Ropes"):
    sys.exit("changed: chapters of level three stand beneath the title")
END
