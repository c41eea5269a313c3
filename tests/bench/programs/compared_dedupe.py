#!/usr/bin/python3
"""The same near-duplicates by four methods: time, memory, recall, wrong pairs. Writes tables in Markdown.

    compared_dedupe.py TOOL [LINES [DATA_DIR]]

    dedupe     the tool, `dedupe --pairs`
    sort       LC_ALL=C sort -u: equal lines only
    simhash    fingerprints of 64 bits of word 3-shingles (Charikar 2002), all pairs within 3 bits by four tables of 16 bits
               (Manku, Jain, Das Sarma 2007)
    minhash    MinHash LSH as libraries in Python have it, written again here in numpy: 128 permutations (a h + b) mod
               (2^61 - 1) of 32 bits of SHA-1 of word 3-shingles, bands that balance both errors at the threshold; the whole
               set of a text at a time. A pair is what a query returns; nothing is verified
    minhash-1  the same with one shingle at a time

LINES of make_lines.py have planted pairs; a labelled set in DATA_DIR has pairs with their Jaccard index. Needs numpy and GNU
time (Debian: python3-numpy, time). Every method reads one text a line and runs in a process of its own."""

import hashlib
import lzma
import os
import re
import sys
import tempfile

from measured import measured
from planted import MARGIN, PlantedLines, shingles

LABELLED = ("deb_copyright_en", "docrev_k8s_en", "docrev_gesetze_de", "lohelp_en")
METHODS = ("dedupe", "sort", "simhash", "minhash", "minhash-1")
PERMUTATIONS = 128
PRIME = (1 << 61) - 1
BITS = 3
THRESHOLD = 0.9
LABEL_MARGIN = 0.1  # labels are of 4-shingles


def shingle_texts(line):
    return {" ".join(words) for words in shingles(line)}


def texts(path):
    with open(path, encoding="utf-8", newline="\n") as file:
        yield from (line.rstrip("\n") for line in file)


# The methods


def simhash(path, _threshold):
    import numpy
    prints = []
    for line in texts(path):
        hashes = b"".join(hashlib.blake2b(one.encode(), digest_size=8).digest() for one in shingle_texts(line))
        bits = numpy.unpackbits(numpy.frombuffer(hashes, numpy.uint8).reshape(-1, 8), axis=1)
        prints.append(numpy.packbits(2 * bits.sum(axis=0, dtype=numpy.int64) > len(bits)).tobytes())
    table = numpy.frombuffer(b"".join(prints), ">u8").astype(numpy.uint64)
    found = set()
    for block in range(4):
        keys = (table >> numpy.uint64(16 * block)) & numpy.uint64(0xFFFF)
        order = numpy.argsort(keys, kind="stable")
        cuts = numpy.flatnonzero(numpy.diff(keys[order])) + 1
        for bucket in numpy.split(order, cuts):
            for place, item in enumerate(bucket[:-1]):
                others = bucket[place + 1:]
                differing = numpy.unpackbits((table[others] ^ table[item]).view(numpy.uint8).reshape(-1, 8), axis=1).sum(axis=1)
                found.update((int(item), int(other)) for other in others[differing <= BITS])
    return found


def bands_for(threshold):
    """Bands and rows whose false positives and false negatives have the least sum, by numerical integration."""
    def error(bands, rows):
        def chance(similarity):
            return 1 - (1 - similarity ** rows) ** bands
        step = 0.001
        below = sum(chance(step * (i + 0.5)) * step for i in range(int(threshold / step)))
        above = sum((1 - chance(threshold + step * (i + 0.5))) * step for i in range(int((1 - threshold) / step)))
        return below + above
    choices = [(bands, rows) for bands in range(1, PERMUTATIONS + 1) for rows in range(1, PERMUTATIONS // bands + 1)]
    return min(choices, key=lambda choice: error(*choice))


def minhash(path, threshold, one_by_one=False):
    import numpy
    bands, rows = bands_for(threshold)
    draw = numpy.random.RandomState(1)
    a = draw.randint(1, PRIME, PERMUTATIONS, numpy.uint64)
    b = draw.randint(0, PRIME, PERMUTATIONS, numpy.uint64)
    prime, mask = numpy.uint64(PRIME), numpy.uint64(0xFFFFFFFF)
    buckets = [{} for _ in range(bands)]
    found = set()
    for item, line in enumerate(texts(path)):
        hashes = [int.from_bytes(hashlib.sha1(one.encode()).digest()[:4], "little") for one in shingle_texts(line)]
        if one_by_one:
            slots = numpy.full(PERMUTATIONS, mask)
            for one in hashes:
                slots = numpy.minimum(((a * numpy.uint64(one) + b) % prime) & mask, slots)
        else:
            column = numpy.array(hashes, numpy.uint64).reshape(-1, 1)
            slots = (((column * a + b) % prime) & mask).min(axis=0)
        for band, bucket in enumerate(buckets):
            near = bucket.setdefault(slots[band * rows:(band + 1) * rows].tobytes(), [])
            found.update((other, item) for other in near)
            near.append(item)
    return found


def run_method(method, path, threshold, output):
    found = {"simhash": simhash, "minhash": minhash,
             "minhash-1": lambda *given: minhash(*given, one_by_one=True)}[method](path, threshold)
    with open(output, "w", encoding="utf-8") as file:
        file.writelines(f"{a}\t{b}\n" for a, b in sorted(found))


# Measuring them


def command(tool, method, path, threshold, output):
    if method == "dedupe":
        return [tool, "dedupe", path, "--pairs", f"--threshold={threshold}", "--quiet", "--format=tsv"]
    if method == "sort":
        return ["sort", "-u", "--parallel=2", "-o", output, path]
    return [sys.executable, os.path.abspath(__file__), "--run", method, path, str(threshold), output]


def found_by(tool, method, path, threshold, output):
    """Pairs that were found, and Measured."""
    took = measured(command(tool, method, path, threshold, output), {"LC_ALL": "C" if method == "sort" else "C.UTF-8"})
    if method == "dedupe":
        with open(output, "wb") as file:
            file.write(took.printed)
    return pairs_found(method, path, output), took


def with_copies(pairs, same):
    """All pairs of which `pairs` has one, if a copy is listed with the first text of its sort only.
    @param same  pairs of a copy and the first one."""
    first = {}
    for a, b in sorted(same):
        first[b] = first.get(a, a)
    members = {}
    for item in {item for pair in [*pairs, *same] for item in pair}:
        members.setdefault(first.get(item, item), []).append(item)
    sorts = {(first.get(a, a), first.get(b, b)) for a, b in pairs} | {(one, one) for one in members}
    return {tuple(sorted((x, y))) for a, b in sorts for x in members[a] for y in members[b] if x != y}


def pairs_found(method, path, output):
    if method == "sort":
        first = {}
        return with_copies(set(), {(first[line], item) for item, line in enumerate(texts(path))
                                   if first.setdefault(line, item) != item})
    with open(output, encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file]
    if method == "dedupe":
        del rows[0]  # names of columns
        listed = {tuple(sorted(int(row[i].rsplit(":", 1)[1]) - 1 for i in (0, 1))): float(row[2]) for row in rows}
        return with_copies(set(listed), {pair for pair, similarity in listed.items() if similarity == 1})
    return {(int(row[0]), int(row[1])) for row in rows}


def print_planted(tool, folder, count):
    path = os.path.join(folder, "lines.txt")
    planted = PlantedLines(path, count)
    near = planted.near(THRESHOLD)
    print(f"{count} lines, {os.path.getsize(path) / 1e6:.0f} MB, threshold {THRESHOLD}, bands of minhash {bands_for(THRESHOLD)}; "
          f"{len(near)} planted pairs with J >= {THRESHOLD + MARGIN}; wrong are pairs with J < {THRESHOLD - MARGIN}\n")
    print("| method | seconds | seconds of CPU | MB | recall | pairs | wrong |\n|---|---|---|---|---|---|---|")
    for method in METHODS:
        found, took = found_by(tool, method, path, THRESHOLD, os.path.join(folder, "found"))
        wrong = planted.wrong(found, THRESHOLD)
        recall = sum(pair in found for pair in near) / len(near)
        print(f"| {method} | {took.seconds:.2f} | {took.cpu_seconds:.2f} | {took.megabytes:.0f} | {recall:.4f} | {len(found)} |"
              f" {wrong} |", flush=True)


def labels_of(folder, number):
    """The Jaccard index of labelled pairs."""
    path = os.path.join(folder, "pairs.tsv")
    with open(path, encoding="utf-8") if os.path.exists(path) else lzma.open(path + ".xz", "rt", encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file]
    column = next(i for i, name in enumerate(rows[0]) if name.lstrip("#").startswith("J"))
    return {tuple(sorted((number[row[0]], number[row[1]]))): float(row[column]) for row in rows[1:]}


def print_labelled(tool, folder, data):
    print("\n| set | labelled pairs | " + " | ".join(METHODS[:-1]) + " |\n|---|---|" + "---|" * (len(METHODS) - 1))
    for name in LABELLED:
        path, number = os.path.join(folder, name), {}
        with lzma.open(os.path.join(data, name, "docs.tsv.xz"), "rt", encoding="utf-8", newline="\n") as docs, \
                open(path, "w", encoding="utf-8") as lines:
            for line in docs:
                identifier, text = line.rstrip("\n").split("\t", 1)
                number[identifier] = len(number)
                lines.write(" ".join(re.sub(r"\\[tnr]", " ", text).split()) + "\n")
        labels = labels_of(os.path.join(data, name), number)
        near = [pair for pair, similarity in labels.items() if similarity >= 0.8]
        cells = []
        for method in METHODS[:-1]:
            found, _ = found_by(tool, method, path, 0.8, os.path.join(folder, "found"))
            right = sum(labels.get(pair, 0) >= 0.8 - LABEL_MARGIN for pair in found)
            recall = sum(pair in found for pair in near) / len(near)
            cells.append(f"{recall:.4f}, {right / len(found):.4f}" if found else f"{recall:.4f}, -")
        print(f"| {name} | {len(near)} | " + " | ".join(cells) + " |", flush=True)


def main():
    if sys.argv[1] == "--run":
        return run_method(sys.argv[2], sys.argv[3], float(sys.argv[4]), sys.argv[5])
    tool = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        print_planted(tool, folder, int((sys.argv[2:] or [20_000])[0]))
        if len(sys.argv) > 3:
            print_labelled(tool, folder, sys.argv[3])
    return None


if __name__ == "__main__":
    main()
