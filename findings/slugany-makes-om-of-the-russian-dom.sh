#!/usr/bin/env bash
# slugany makes slugs of titles in several languages and is proud of what it does with Cyrillic and Greek letters. A good guess
# for titles in Russian: a transliteration, "dom" for Дом, or nothing. Only letters that look like a Latin one are kept, as that
# one, and all others are dropped: Дом is "om", Рим is "pm", "Юля" is empty, and the Greek Ρώμη is "pmn". A title with one such
# letter has a slug, so that no test for an empty one sees it.
# Seen: slugany 1.1.0 of PyPI.
# Why it matters here: different titles have one slug of a few letters, and a search for its Latin form finds none.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" slugany==1.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from slugany import slugify

print("slugany", version("slugany"))
titles = ["Дом", "Рим", "Мир", "Пир", "Лимпопо", "Юля", "Ρώμη"]
slugs = [slugify(title) for title in titles]
for title, slug in zip(titles, slugs):
    print(title, repr(slug))
if slugs[0] != "om" or slugs[1] != "pm" or slugs[5] != "" or slugs[6] != "pmn":
    sys.exit("changed: letters of other scripts are transliterated")
END
