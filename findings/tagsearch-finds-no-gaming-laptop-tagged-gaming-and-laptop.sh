#!/usr/bin/env bash
# tagsearch is a search engine in memory for shops: products have tags, questions are "text queries", typed with an error or
# not. A good guess for "gaming laptop": the product with the tags gaming and laptop, first. The question is compared as a whole
# with each tag, so that it is within an error of none: nothing is found, also not with a plain search, though each of its words
# alone finds the laptop. And of a question of one word the tags that are near weigh as much as the tag itself: the only bear is
# before all the beers for "beer".
# Seen: tagsearch 1.0.1 of PyPI.
# Why it matters here: a second word, typed to say it better, empties the list.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" tagsearch==1.0.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from tagsearch import ProductMeta, ProductType, SearchEngine


def product(name, *tags):
    return ProductMeta(name=name, product_type=ProductType.PHYSICAL, niche="shop", price=10.0, location=None, avg_rating=4.0,
                       review_count=10, tags=list(tags))


engine = SearchEngine()
engine.add_products([(1, product("laptop for games", "gaming", "laptop")), (2, product("a bear", "bear"))]
                    + [(i, product(f"beer {i}", "beer")) for i in range(3, 8)])


def names(query, **options):
    return [result["name"] for result in engine.search(query, **options)[0]]


print("tagsearch 1.0.1")
for query in ("gaming", "laptop", "laptpo", "gaming laptop", "beer"):
    print(query, names(query), "plain", names(query, fuzzy=False))
if names("gaming") != ["laptop for games"] or names("laptop") != ["laptop for games"]:
    sys.exit("changed: one word finds something else")
if names("gaming laptop") or names("gaming laptop", fuzzy=False):
    sys.exit("changed: two words find something")
if names("beer")[0] != "a bear" or names("beer", max_dist=0)[0] == "a bear":
    sys.exit("changed: another product is the first for beer")
END
