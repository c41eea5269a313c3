#!/usr/bin/env python3
"""Writes texts of about 1 KB, one a line, made of real sentences, with planted near-duplicates.

  make_lines.py LINES FILE [PAIRS] [--jsonl]   sentences come from the manual pages and documents in /usr/share

Of the lines 2 % are copies of an earlier line, and 8 % are edits of one, with one to three words changed. PAIRS gets a row
(line, earlier line) for each of them. The same arguments give the same lines on one machine."""

import gzip
import json
import os
import random
import re
import sys

SENTENCE = re.compile(r"[A-Z][^.!?\n]{30,200}[.!?]")
MOST_SENTENCES = 200_000
BYTES = 1000


def files():
    """Manual pages and documents, by name. Links are not followed: some lead in circles."""
    for top in ("/usr/share/man", "/usr/share/doc"):
        for folder, folders, names in os.walk(top):
            folders.sort()
            for name in sorted(names):
                path = os.path.join(folder, name)
                if re.search(r"\.(\d\.gz|html|txt|txt\.gz)$|/copyright$", path) and not os.path.islink(path):
                    yield path


def texts():
    """The texts of this machine, without markup."""
    for path in files():
        try:
            with (gzip.open if path.endswith(".gz") else open)(path, "rb") as file:
                text = file.read(100_000).decode("utf-8", "ignore")
        except OSError:
            continue
        text = re.sub(r"<[^<>]{0,300}>|^[.'][^\n]*$|\\f.|\\-|\\&", " ", text, flags=re.MULTILINE)
        yield re.sub(r"\s+", " ", text)


def sentences():
    found = set()
    for text in texts():
        found.update(SENTENCE.findall(text))
        if len(found) > MOST_SENTENCES:
            break
    return sorted(found)


def edited(chance, line, words):
    parts = line.split(" ")
    for _ in range(chance.randint(1, 3)):
        parts[chance.randrange(len(parts))] = chance.choice(words)
    return " ".join(parts)


def lines(chance, count):
    """Each line with the number of the earlier line that it comes from, or None."""
    pool = sentences()
    words = sorted({word for sentence in pool[:20_000] for word in sentence.split(" ") if word.isalpha()})
    kept = []  # some earlier lines, to edit
    for number in range(1, count + 1):
        kind = chance.random()
        if kept and kind < 0.1:
            origin, line = chance.choice(kept)
            yield (line if kind < 0.02 else edited(chance, line, words)), origin
            continue
        line = chance.choice(pool)
        while len(line) < BYTES:
            line += " " + chance.choice(pool)
        if len(kept) < 50_000:
            kept.append((number, line))
        else:
            kept[chance.randrange(len(kept))] = (number, line)
        yield line, None


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--jsonl"]
    as_json = "--jsonl" in sys.argv
    pairs = open(arguments[2], "w", encoding="utf-8") if len(arguments) > 2 else None
    with open(arguments[1], "w", encoding="utf-8") as file:
        for number, (line, origin) in enumerate(lines(random.Random(1), int(arguments[0])), 1):
            file.write((json.dumps({"id": number, "text": line}) if as_json else line) + "\n")
            if pairs and origin:
                pairs.write(f"{number}\t{origin}\n")


if __name__ == "__main__":
    main()
