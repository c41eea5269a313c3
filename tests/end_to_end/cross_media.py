#!/usr/bin/python3
"""One document as HTML, text and PDF, and one text in UTF-8 and in the encodings it used to be in: how near are they?

    cross_media.py PATH_OF_XAPIAN_NEARDUP

The documents are Debian's own (./dev media installs them). Similarities are those of `xapian-neardup explain`; what an
extraction lost is the difference of the words in the index, with their counts.
"""

import collections
import glob
import gzip
import itertools
import json
import os
import re
import subprocess
import sys
import tempfile

import xapian

POLICY = "/usr/share/doc/debian-policy"
REFERENCE = "/usr/share/developers-reference"
FAQ = "/usr/share/doc/debian/FAQ/debian-faq"

# Of one text, and the encodings that its language was written in.
LEGACY = (
    (f"{REFERENCE}/de/developers-reference.txt.gz", ("iso-8859-1", "cp1252")),
    (f"{REFERENCE}/fr/developers-reference.txt.gz", ("iso-8859-1", "iso-8859-15", "cp1252")),
    (f"{FAQ}.it.txt.gz", ("iso-8859-1",)),
    (f"{REFERENCE}/ru/developers-reference.txt.gz", ("koi8-r", "cp1251", "iso-8859-5", "cp866")),
    (f"{REFERENCE}/ja/developers-reference.txt.gz", ("euc-jp", "shift_jis")),
    (f"{FAQ}.ko.txt.gz", ("euc-kr",)),
    (f"{FAQ}.zh-cn.txt.gz", ("gb18030", "gb2312", "big5")),
)


def read(path):
    with (gzip.open if path.endswith(".gz") else open)(path, "rb") as file:
        return file.read()


def joined_pages(folder):
    """The chapters of a manual in the order of its table of contents."""
    contents = read(os.path.join(folder, "index.html")).decode()
    names = dict.fromkeys(re.findall(r'href="((?:ch|ap)-[a-z-]+\.html|upgrading-checklist\.html)', contents))
    return b"".join(read(os.path.join(folder, name)) for name in names)


def documents(folder):
    """{name: {medium: path}}, decompressed into a folder."""
    found = {
        "policy": {"html": joined_pages(f"{POLICY}/policy.html"), "txt": read(f"{POLICY}/policy.txt.gz"),
                   "pdf": read(f"{POLICY}/policy.pdf.gz")},
        "fhs-3.0": {medium: read(next(iter(glob.glob(f"{POLICY}/fhs/fhs-3.0.{medium}*"))))
                    for medium in ("html", "txt", "pdf")},
        "developers-reference": {medium: read(next(iter(glob.glob(f"{REFERENCE}/developers-reference.{medium}*"))))
                                 for medium in ("html", "txt", "pdf")},
    }
    for name, media in found.items():
        for medium, data in media.items():
            media[medium] = os.path.join(folder, f"{name}.{medium}")
            with open(media[medium], "wb") as file:
                file.write(data)
    return found


def compare(tool, a, b):
    done = subprocess.run([tool, "explain", a, b, "--format=jsonl"], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def words_of(database, path):
    """Each word of a document in the index, with how often it stands there; no stems, titles or other prefixes."""
    (docid,) = [posting.docid for posting in database.postlist("Q" + path)]
    return collections.Counter({item.term.decode(): item.wdf for item in database.termlist(docid)
                                if not item.term[:1].isupper()})


def lost(a, b):
    """So many words of a are not in b, and the most frequent of them."""
    missing = a - b
    return f"{sum(missing.values())} of {sum(a.values())}: " + ", ".join(
        f"{word} {count}" for word, count in missing.most_common(6))


def media_table(tool, folder):
    found = documents(folder)
    place = os.path.join(folder, "db")
    subprocess.run([tool, "index", place, folder, "--quiet", "--stemmer", "none"], check=True,
                   stdout=subprocess.DEVNULL)
    database = xapian.Database(place)
    print("| document | | Jaccard | containment | Hamming | words lost on the way to the second | to the first |\n"
          "|---|---|---|---|---|---|---|")
    for name, media in found.items():
        words = {medium: words_of(database, path) for medium, path in media.items()}
        for a, b in itertools.combinations(media, 2):
            row = compare(tool, media[a], media[b])
            print(f"| {name} | {a}, {b} | {row['jaccard']:.4f} | {row['containment']:.4f} | {row['hamming']} | "
                  f"{lost(words[a], words[b])} | {lost(words[b], words[a])} |")


def legacy_table(tool, folder):
    print("\n| text | encoding | bytes beyond ASCII | Jaccard as text | HTML labelled so | labelled UTF-8 | Hamming |\n"
          "|---|---|---|---|---|---|---|")
    for source, encodings in LEGACY:
        for encoding in encodings:
            # What the encoding does not have is in neither.
            data = read(source).decode().encode(encoding, "ignore")
            text = data.decode(encoding)
            cases = {"utf8.txt": text.encode(), "legacy.txt": data}
            escaped = text.replace("&", "&amp;").replace("<", "&lt;")
            for case, label in (("labelled.html", encoding), ("mislabelled.html", "utf-8")):
                cases[case] = f"<meta charset={label}><pre>".encode() + escaped.encode(encoding)
            paths = {case: os.path.join(folder, case) for case in cases}
            for case, content in cases.items():
                with open(paths[case], "wb") as file:
                    file.write(content)
            rows = [compare(tool, paths["utf8.txt"], paths[case]) for case in list(cases)[1:]]
            name = source.replace("/developers-reference.txt.gz", "").replace(".txt.gz", "").rsplit("/", 1)[1]
            print(f"| {name} | {encoding} | {sum(byte > 127 for byte in data)} | "
                  + " | ".join(f"{row['jaccard']:.4f}" for row in rows) + f" | {rows[0]['hamming']} |")


def main():
    tool = sys.argv[1]
    for table in (media_table, legacy_table):
        with tempfile.TemporaryDirectory() as folder:
            table(tool, folder)


if __name__ == "__main__":
    main()
