#!/usr/bin/env bash
# winzig is a search engine for the feeds that one reads, ranked by BM25, which compares the length of a text with the average
# length of all. A good guess for two equal collections, one of 3 posts and one with 3000 others in addition that do not have
# the word: the order of the three stays. It changes: the average length is worked out as the number of posts, 3 or 3003, and
# the length of a post is that of its letters. With few posts a short one that has the word once is in front of a long one with
# ten.
# Seen: winzig 0.1.0 of PyPI, SearchEngine.
# Why it matters here: the order depends on how many feeds somebody reads, and of a handful the shortest post is always the
# best.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" winzig==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from sqlmodel import Session, SQLModel, create_engine
from winzig.models import IDF
from winzig.search_engine import SearchEngine

print("winzig", version("winzig"))
engine = create_engine("sqlite://")
SQLModel.metadata.create_all(engine)
orders = []
with Session(engine) as session:
    session.add(IDF(term="harbour", score=1.0, frequency=2))
    session.commit()
    for others in (0, 3000):
        search = SearchEngine(session)
        posts = [("long", "harbour boats " * 10 + "and more words " * 10), ("short", "the harbour"), ("other", "a fair")]
        search.bulk_index(posts + [(f"other {number}", "prices") for number in range(others)])
        scores = search.search("harbour")
        orders.append(sorted(scores, key=scores.get, reverse=True))
        print(len(posts) + others, "posts, average length", search.avdl, {url: round(score, 3) for url, score in scores.items()})
if orders != [["short", "long"], ["long", "short"]]:
    sys.exit("changed: the average length is that of the posts")
END
