#!/usr/bin/env bash
# boilerpy3 is Boilerpipe in Python; ArticleExtractor is the extractor that its README begins with. A good guess for an
# article with a list of short items between two paragraphs: the list is kept, or it is dropped, as a whole.
# The two last items are kept, and the others dropped, of lists of 6, 8 and 12. DefaultExtractor keeps all of them; but of a
# page that has no other text than a headline and six paragraphs of prose, it keeps nothing at all.
# Seen: boilerpy3 1.0.7 of PyPI.
# Why it matters here: of a recipe the ingredients are lost but two, and two recipes are compared without them.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" boilerpy3==1.0.7 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version
from boilerpy3 import extractors

print("boilerpy3", version("boilerpy3"))
PROSE = "The council met on Tuesday and spoke about the new bridge over the river, which the town has wanted for years. "


def kept(extractor, body, words):
    page = f"<html><head><title>News</title></head><body><h1>Bread</h1>{body}</body></html>"
    text = extractor().get_content(page)
    return [word for word in words if word in text]


seen = {}
for count in (6, 8, 12):
    items = [f"item{number:02}" for number in range(count)]
    page = f"<p>{PROSE * 3}</p><ul>" + "".join(f"<li>{item} cups of flour</li>" for item in items) + f"</ul><p>{PROSE * 3}</p>"
    article = kept(extractors.ArticleExtractor, page, items)
    default = kept(extractors.DefaultExtractor, page, items)
    print(count, "items; ArticleExtractor:", *article, "; DefaultExtractor:", len(default))
    seen[count] = article == items[-2:] and default == items
parts = [f"part{number}" for number in range(6)]
prose = "".join(f"<p>{PROSE * 3} {part}</p>" for part in parts)
article, default = (kept(way, prose, parts) for way in (extractors.ArticleExtractor, extractors.DefaultExtractor))
print("six paragraphs alone; ArticleExtractor:", len(article), "; DefaultExtractor:", len(default))
if not all(seen.values()) or len(article) != 6 or default:
    sys.exit("changed: these blocks are judged otherwise")
END
