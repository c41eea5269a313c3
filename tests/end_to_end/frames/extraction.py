"""The content of pages, as the tool prints it, and how alike two contents are."""

import collections
import json
import re
import subprocess

from neardup import Signer

FILES_AT_ONCE = 500
SIGNER = Signer()


def contents(tool, paths):
    """{path: text of the content}, by the tool's command extract."""
    found = {}
    for begin in range(0, len(paths), FILES_AT_ONCE):
        some = paths[begin:begin + FILES_AT_ONCE]
        done = subprocess.run([tool, "extract", "--format", "jsonl", *some], capture_output=True, text=True, check=True)
        lines = done.stdout.splitlines()
        assert len(lines) == len(some), f"{len(lines)} lines for {len(some)} files"
        found.update((path, json.loads(line)["text"]) for path, line in zip(some, lines))
    return found


def features(text):
    return SIGNER.features(text)


def jaccard(one, other):
    """The exact Jaccard index of the project's features, of two results of features(). Two texts without words: 1."""
    if one.tokens == 0 or other.tokens == 0:
        return float(one.tokens == other.tokens)
    return one.compare(other).jaccard


def words(text):
    """With how often each stands there. A sentence of a script without spaces is one word."""
    return collections.Counter(re.findall(r"\w+", text.casefold()))


def recall_and_precision(extract, content):
    """The share of the content's words that the extract has, and the share of the extract's words that are content."""
    kept, wanted = words(extract), words(content)
    common = sum((kept & wanted).values())
    return common / max(1, sum(wanted.values())), common / max(1, sum(kept.values()))
