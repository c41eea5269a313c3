#!/usr/bin/python3
# Rooms: intake/content
"""The choice of the content when one line of a page's frame is added, removed or changed.

    stable_content_test.py TOOL DATA_DIR [SEED]

Draws one line of the frame of each WCXB page: text between two tags that `extract` leaves out. Each page is extracted once
more without it, once with other words in its place, and once with another such line behind it. Prints how many of
the pages have another content then. Pages whose new words are content are not counted."""

import json
import os
import random
import re
import subprocess
import sys
import tempfile

MOST_UNSTABLE = 0.015  # of the pairs of pages; 0.007 to 0.010 were measured
UNREAD = re.compile(rb"<(script|style|template|noscript|title|textarea|svg|head)\b.*?</\1>|<!--.*?-->", re.S | re.I)
LINE = re.compile(rb"<(div|p|li|td|dd|dt|h[2-6])\b[^<>]*>\s*(?:<(a|span)\b[^<>]*>\s*)?([A-Za-z][A-Za-z0-9 ,.:!?'-]{2,80}?)\s*(?:</\2>\s*)?</\1>", re.I)
WORDS = b"velna morric ashtos tinmel bradun corfir lunqua sedna polric gartos velmel mordun".split()
NEW_LINE = re.compile(f"^(?:(?:{b'|'.join(WORDS).decode()}) ?)+$", re.M)


def frame_lines(page, content):
    """The elements of one line whose text is no part of the content."""
    unread = [match.span() for match in UNREAD.finditer(page)]
    lines = [match for match in LINE.finditer(page) if not any(begin <= match.start() < end for begin, end in unread)]
    return [match for match in lines if match[3].decode().strip() not in content]


def changed_pages(page, line, draw):
    """{kind of change: page}"""
    words = b" ".join(draw.choices(WORDS, k=draw.randint(1, 8)))
    begin, end = line.span()
    text_begin, text_end = line.span(3)
    other = page[begin:text_begin] + words + page[text_end:end]
    return {"removed": page[:begin] + page[end:], "changed": page[:begin] + other + page[end:],
            "added": page[:end] + other + page[end:]}


def extracted(tool, folder, names):
    """{name: content}"""
    texts = {}
    for i in range(0, len(names), 200):
        paths = [f"{folder}/{name}" for name in names[i:i + 200]]
        lines = subprocess.run([tool, "extract", "--ignore-exclusions", "--format", "jsonl", *paths], check=True, capture_output=True).stdout
        rows = (json.loads(line) for line in lines.decode().split("\n") if line)
        texts.update((os.path.basename(row["id"]), row["text"]) for row in rows)
    return texts


def main(tool, data, seed):
    packed = os.path.join(data, "wcxb_pages/pages.tar.xz")
    if not data or not os.path.exists(packed):
        print("skipped: no WCXB pages; set NEARDUP_DATA_DIR to the folder of labelled sets")
        sys.exit(77)
    print(f"seed {seed}")
    draw = random.Random(seed)
    unstable = pairs = 0
    with tempfile.TemporaryDirectory() as place:
        subprocess.run(["tar", "xJf", packed, "-C", place], check=True)
        names = sorted(os.listdir(place))
        contents = extracted(tool, place, names)
        for name in names:
            with open(f"{place}/{name}", "rb") as file:
                page = file.read()
            os.remove(f"{place}/{name}")
            lines = frame_lines(page, contents[name])
            for kind, changed in changed_pages(page, draw.choice(lines), draw).items() if lines else ():
                with open(f"{place}/{kind}.{name}", "wb") as file:
                    file.write(changed)
        for name, text in sorted(extracted(tool, place, sorted(os.listdir(place))).items()):
            if NEW_LINE.search(text):
                continue
            pairs += 1
            if text != contents[name.partition(".")[2]]:
                unstable += 1
                print(name)
    print(f"{unstable} of {pairs} pages have another content: {unstable / pairs:.4f}")
    sys.exit(unstable > MOST_UNSTABLE * pairs)


main(os.path.abspath(sys.argv[1]), sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(1_000_000))
