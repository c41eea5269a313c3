#!/usr/bin/env bash
# domscribe converts HTML to "semantic Markdown"; it "maintains the semantic structure". A good guess for a quotation of two
# paragraphs and a sentence of the author behind it: both paragraphs stand behind ">". The first does; the second stands as a
# paragraph of the author. A list that begins at five begins at one, and a list behind a block stands on the line of the block,
# with no line break in front of it, which is no list.
# Seen: domscribe 0.1.3 of PyPI.
# Why it matters here: who said what is the meaning of a quotation; a model or a search takes the words of one for those of the
# other.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" domscribe==0.1.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

from domscribe import html_to_markdown

print("domscribe", version("domscribe"))
texts = []
for page in ("<blockquote><p>He is guilty.</p><p>He ran away.</p></blockquote><p>So the mayor.</p>",
             '<ol start="5"><li>Five</li><li>Six</li></ol>', "<div>We have</div><ul><li>masts</li><li>sails</li></ul>"):
    texts.append(html_to_markdown(page))
    print(page, "->", repr(texts[-1]))
if "> He ran" in texts[0] or not texts[1].startswith("1. Five") or not texts[2].startswith("We have- masts"):
    raise SystemExit("changed: a quotation has all its paragraphs, and a list its number and its lines")
END
