#!/usr/bin/python3
"""Learns the two forests that tell content from frame, and writes them as static data.

    train.py BLOCK_DUMP DATA_DIR WORK_DIR [--write FILE] [--blank]

Cross-validation by registered domain, in five parts; --blank hides the classes and ids of the pages that are judged. With
--write it also learns from all pages and writes content_model.inc. Either way every second page is learned from without
classes and ids.

Pages: WCXB (Murrough Foley 2026, CC-BY-4.0), development half, 1,497 pages; the article extraction benchmark
(Scrapinghub, MIT), 181 pages; the test pages of Mozilla's Readability (Apache-2.0), 130 pages. DATA_DIR has them as
wcxb_pages, article_pages and readability_pages. Needs Debian's python3-sklearn (1.2.1 wrote the file that is committed).

Label of a block: half of its runs of four words stand in the truth; a block of up to three words must stand there
between the neighbours that do. Weight: its words over the square root of the words of the page."""

import argparse
import bisect
import collections
import gzip
import json
import lzma
import os
import re
import subprocess
from urllib.parse import urlsplit

import numpy
import sklearn
from sklearn.ensemble import HistGradientBoostingClassifier

SEED = 1
PARTS = 5
LEAVES = 32
FIRST = dict(max_iter=80, learning_rate=0.1)
SECOND = dict(max_iter=60, learning_rate=0.1)
LIGHT = 0.3  # of the blocks with less weight a part is learned from, each with this weight
NODES_A_LINE = 4
WORD = re.compile(r"\w+")
UNSPACED = re.compile("[\u3040-\u30ff\u3400-\u9fff]")
RUN = 4


def text_of(value):
    return " ".join(map(str, value)) if isinstance(value, list) else str(value or "")


def read_truths(data):
    """[(name, path or bytes, text, kind, URL)]"""
    pages = []
    for line in lzma.open(f"{data}/wcxb_pages/truth.jsonl.xz", "rt", encoding="utf8"):
        if line.strip():
            row = json.loads(line)
            pages.append((f"wcxb_pages/{row['id']}", row["text"] or "", row["kind"], row["url"] or ""))
    for folder in ("article_pages", "readability_pages"):
        truth = json.load(lzma.open(f"{data}/{folder}/ground_truth.json.xz", "rt", encoding="utf8"))
        for name, row in truth.items():
            pages.append((f"{folder}/{name}", text_of(row.get("articleBody")), folder, text_of(row.get("url"))))
    return pages


def unpack(data, work, pages):
    os.makedirs(f"{work}/pages", exist_ok=True)
    if not os.path.isdir(f"{work}/pages/wcxb_pages"):
        os.makedirs(f"{work}/pages/wcxb_pages")
        subprocess.run(["tar", "xJf", f"{data}/wcxb_pages/pages.tar.xz", "-C", f"{work}/pages/wcxb_pages"], check=True)
    for name, *_ in pages:
        target = f"{work}/pages/{name}.html"
        if name.startswith("wcxb_pages/") or os.path.exists(target):
            continue
        os.makedirs(os.path.dirname(target), exist_ok=True)
        folder, file = name.split("/")
        with gzip.open(f"{data}/{folder}/pages/{file}.html.gz") as packed, open(target, "wb") as page:
            page.write(packed.read())


def registered_domain(url, name):
    parts = urlsplit(url).netloc.lower().split(":")[0].split(".")
    if len(parts) < 2:
        return name
    national = len(parts) > 2 and len(parts[-1]) == 2 and parts[-2] in ("co", "com", "org", "net", "gov", "ac", "edu")
    return ".".join(parts[-3 if national else -2:])


def spaced(words):
    """Words with the characters of Chinese and Japanese as words of their own."""
    return [part for word in words for part in (word if UNSPACED.search(word) else [word])]


def labels_of(blocks, truth):
    truth = spaced(truth)
    blocks = [spaced(block) for block in blocks]
    places = collections.defaultdict(list)
    for i in range(len(truth) - RUN + 1):
        places[tuple(truth[i:i + RUN])].append(i)
    labels, spans = numpy.zeros(len(blocks)), [None] * len(blocks)
    for i, block in enumerate(blocks):
        runs = [tuple(block[j:j + RUN]) for j in range(len(block) - RUN + 1)]
        found = [run for run in runs if run in places]
        if runs:
            labels[i] = len(found) / len(runs)
        if 2 * len(found) >= len(runs) > 0 and len(places[found[0]]) == 1:
            spans[i] = places[found[0]][0], places[found[0]][0] + len(block)
    label_short(blocks, truth, spans, labels)
    return labels


def label_short(blocks, truth, spans, labels):
    """Blocks of less than a run: within the truth between those that were found."""
    of_word = collections.defaultdict(list)
    for i, word in enumerate(truth):
        of_word[word].append(i)
    following = [len(truth)] * (len(blocks) + 1)
    for i in range(len(blocks) - 1, -1, -1):
        following[i] = spans[i][0] if spans[i] else following[i + 1]
    before = 0
    for i, block in enumerate(blocks):
        if spans[i]:
            before = spans[i][1]
        elif 0 < len(block) < RUN:
            low, high = max(0, before - 1), following[i + 1] + 1
            high = min(low + 400, low + 60 if high < low else high)
            at = of_word.get(block[0], [])
            for place in at[bisect.bisect_left(at, low):bisect.bisect_left(at, high)]:
                if truth[place:place + len(block)] == block:
                    labels[i], before = 1, place + len(block)
                    break


class Pages:
    """All blocks of all pages."""

    def __init__(self, options):
        self.options = options
        self.truths = read_truths(options.data)
        unpack(options.data, options.work, self.truths)
        self.dump([])
        words, counts = self.read_blocks("blocks")
        self.starts = numpy.concatenate([[0], numpy.cumsum(counts)])
        self.page = numpy.repeat(numpy.arange(len(counts)), counts)
        self.words = numpy.array([len(block) for block in words], float)
        self.labels = numpy.concatenate(
            [labels_of(words[self.starts[i]:self.starts[i + 1]], WORD.findall(text.lower()))
             for i, (_, text, _, _) in enumerate(self.truths)])
        total = numpy.add.reduceat(numpy.append(self.words, 0), self.starts[:-1])
        self.weights = self.words / numpy.sqrt(numpy.maximum(total, 20))[self.page] + 1e-3
        chosen = numpy.random.RandomState(SEED).rand(len(self.weights)) * LIGHT < self.weights
        self.learned_weights = numpy.where(chosen, numpy.maximum(self.weights, LIGHT), 0)
        domains = [registered_domain(url, name) for name, _, _, url in self.truths]
        place = {domain: i for i, domain in enumerate(sorted(set(domains)))}
        shuffled = numpy.random.RandomState(SEED).permutation(len(place))
        self.part = numpy.array([shuffled[place[domain]] % PARTS for domain in domains])[self.page]

    def run_dump(self, options):
        paths = "".join(f"{self.options.work}/pages/{name}.html\n" for name, *_ in self.truths)
        subprocess.run([self.options.dump, f"{self.options.work}/dump", *options], input=paths.encode(), check=True)

    def dump(self, options):
        self.run_dump(options)
        self.names = open(f"{self.options.work}/dump.names").read().split()
        return numpy.fromfile(f"{self.options.work}/dump.numbers", numpy.float32).reshape(-1, len(self.names))

    def to_learn_from(self, options):
        """Every second page has no classes and ids."""
        numbers, blank = self.dump(options), self.dump(["--blank", *options])
        hidden = self.page % 2 == 0
        numbers[hidden] = blank[hidden]
        return numbers

    def to_judge(self, options):
        return self.dump(options + (["--blank"] if self.options.blank else []))

    def chances_file(self, chances):
        path = f"{self.options.work}/chances"
        chances.astype(numpy.float32).tofile(path)
        return ["--chances", path]

    def read_blocks(self, kind):
        """The words of each block, and how many blocks each page has."""
        words, counts = [], []
        for line in open(f"{self.options.work}/dump.{kind}", encoding="utf8", newline="\n"):
            if line.startswith("#"):
                counts.append(0)
            else:
                words.append(WORD.findall(line.lower()))
                counts[-1] += 1
        return words, counts

    def chosen_words(self, chances):
        """The words of each page that a program signs."""
        self.run_dump(["--choose", *self.chances_file(chances)])
        words, counts = self.read_blocks("texts")
        blocks = iter(words)
        return [[word for _ in range(count) for word in next(blocks)] for count in counts]


def runs_of(words, length):
    length = min(length, len(words))
    return collections.Counter(tuple(words[i:i + length]) for i in range(len(words) - length + 1) if length)


def report(pages, chances):
    """As each set is scored: F1 of words, the mean of the pages, for WCXB; of the others the F1 of mean precision and mean
    recall of runs of four words."""
    rows = collections.defaultdict(list)
    lost = empty = 0
    for (_, text, kind, _), found in zip(pages.truths, pages.chosen_words(chances)):
        truth = WORD.findall(text.lower())
        by_runs = kind.endswith("_pages")
        one, other = (runs_of(words, RUN if by_runs else 1) for words in (found, truth))
        both = (one & other).total()
        precision = both / one.total() if one else float(not other)
        recall = both / other.total() if other else float(not one)
        f1 = 2 * precision * recall / (precision + recall) if both else float(not one and not other)
        for row in [kind] if by_runs else [kind, "wcxb"]:
            rows[row].append((f1, precision, recall))
        if not by_runs:
            lost += len(truth) > 50 and len(found) < 0.2 * len(truth)
            empty += bool(truth) and not found
    for kind, scores in sorted(rows.items()):
        f1, precision, recall = numpy.mean(scores, axis=0)
        if kind.endswith("_pages"):
            f1 = 2 * precision * recall / (precision + recall)
        print(f"{kind:18} {len(scores):5} pages  F1 {f1:.4f}  precision {precision:.4f}  recall {recall:.4f}")
    print(f"kept less than a fifth: {lost} pages; nothing: {empty}", flush=True)


def learn(numbers, pages, which, settings):
    model = HistGradientBoostingClassifier(max_leaf_nodes=LEAVES - 1, min_samples_leaf=40, l2_regularization=1.0,
                                           max_bins=127, random_state=SEED, early_stopping=False, **settings)
    which = which & (pages.learned_weights > 0)
    return model.fit(numbers[which], pages.labels[which] > 0.5, sample_weight=pages.learned_weights[which])


def cross_validated(learned, judged, pages, settings):
    """Chances of the blocks as they were learned from and as they are judged, by models that saw other domains."""
    of_learned, of_judged = numpy.zeros(len(pages.labels)), numpy.zeros(len(pages.labels))
    for part in range(PARTS):
        model, here = learn(learned, pages, pages.part != part, settings), pages.part == part
        of_learned[here] = model.predict_proba(learned[here])[:, 1]
        of_judged[here] = model.predict_proba(judged[here])[:, 1]
    return of_learned, of_judged


def leaves_below(nodes, at):
    if nodes[at]["is_leaf"]:
        return [at]
    return leaves_below(nodes, nodes[at]["left"]) + leaves_below(nodes, nodes[at]["right"])


def literal(number, digits):
    text = f"{float(number):.{digits}g}"
    return text + ("F" if any(c in text for c in ".en") else ".F")


def forest_text(model, numbers, name):
    """A forest as content_model.cc reads it."""
    of_number, leaves = collections.defaultdict(list), []
    for tree, (predictor,) in enumerate(model._predictors):
        nodes = predictor.nodes
        places = {leaf: i for i, leaf in enumerate(leaves_below(nodes, 0))}
        leaves.append([float(nodes[leaf]["value"]) for leaf in places] + [0.0] * (LEAVES - len(places)))
        for node in nodes:
            if not node["is_leaf"]:
                dropped = sum(1 << places[leaf] for leaf in leaves_below(nodes, node["left"]))
                of_number[int(node["feature_idx"])].append((float(node["num_threshold"]), tree, 0xffffffff & ~dropped))
    count = numbers.shape[1]
    begins = numpy.concatenate([[0], numpy.cumsum([len(of_number[i]) for i in range(count)])])
    nodes = [node for i in range(count) for node in sorted(of_number[i])]
    rows = [f"constexpr std::uint16_t k{name}Begins[] = {{{','.join(map(str, begins))}}};"]
    rows.append(f"constexpr Node k{name}Nodes[] = {{")
    texts = [f"{{{literal(threshold, 9)},{tree},{above:#x}}}," for threshold, tree, above in nodes]
    rows += ["".join(texts[i:i + NODES_A_LINE]) for i in range(0, len(texts), NODES_A_LINE)]
    rows.append("};")
    rows.append(f"constexpr float k{name}Leaves[][kLeaves] = {{")
    rows += ["{" + ",".join(literal(value, 4) for value in tree) + "}," for tree in leaves]
    rows.append("};")
    medians = numpy.median(numbers, axis=0)
    rows.append(f"constexpr float k{name}Usual[] = {{{','.join(literal(value, 6) for value in medians)}}};")
    base = float(numpy.ravel(model._baseline_prediction)[0])
    rows.append(f"constexpr Forest k{name}Forest{{{count}, {len(leaves)}, {literal(base, 6)}, k{name}Begins, k{name}Nodes, "
                f"k{name}Leaves, k{name}Usual}};")
    return "\n".join(rows) + "\n"


def main():
    parser = argparse.ArgumentParser()
    for name in ("dump", "data", "work"):
        parser.add_argument(name)
    parser.add_argument("--write")
    parser.add_argument("--blank", action="store_true")
    options = parser.parse_args()
    pages = Pages(options)
    print(f"{len(pages.truths)} pages, {len(pages.labels)} blocks, {len(pages.names)} numbers", flush=True)
    learned, judged = pages.to_learn_from([]), pages.to_judge([])
    of_learned, of_judged = cross_validated(learned, judged, pages, FIRST)
    report(pages, of_judged)
    everywhere = numpy.ones(len(pages.labels), bool)
    forests = [forest_text(learn(learned, pages, everywhere, FIRST), learned, "First")] if options.write else []
    learned = pages.to_learn_from(pages.chances_file(of_learned))
    judged = pages.to_judge(pages.chances_file(of_judged))
    if options.write:
        forests.append(forest_text(learn(learned, pages, everywhere, SECOND), learned, "Second"))
        with open(options.write, "w") as file:
            file.write(f"// Written by train.py with scikit-learn {sklearn.__version__}, seed {SEED}.\n{''.join(forests)}")
    of_judged = cross_validated(learned, judged, pages, SECOND)[1]
    report(pages, of_judged)


main()
