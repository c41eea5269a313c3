#!/usr/bin/env python3
"""Runs other programs for the same work on the same inputs, in turn: CPU, memory, recall, precision, and what gets lost.

  peers.py TOOL BUILD [NAME...] [--lines N,N] [--files N] [--pages N] [--rounds N] [--data DIR] [--write FILE]

TOOL is the program of this project, BUILD a folder for environments and inputs. NAME chooses peers by the beginning of their
names; this project is always measured. Figures are medians of the rounds. Needs GNU time and the network, and takes hours at a
million lines. DIR has labelled pages."""

import argparse
import datetime
import json
import os
import platform
import random
import shutil
import statistics
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "programs"))
import drawn_pages  # noqa: E402
import judge  # noqa: E402
import table  # noqa: E402
from environments import Environments, NotInstalled  # noqa: E402
from hard_lines import HardLines  # noqa: E402
from labelled_lines import LabelledLines  # noqa: E402
from measured import measured, megabytes  # noqa: E402

THRESHOLD = 0.8
OWN = "xapian-neardup"
QUERIES = 20_000


def write_files(folder, texts):
    shutil.rmtree(folder, ignore_errors=True)
    for number, text in enumerate(texts):
        os.makedirs(f"{folder}/{number % 200}", exist_ok=True)
        with open(f"{folder}/{number % 200}/{number}.txt", "w", encoding="ascii") as file:
            file.write(text)
    return folder


class Run:
    def __init__(self, options):
        self.options, self.folder = options, os.path.abspath(options.build)
        sources = [os.path.join(HERE, name) for name in ("IndexLines.java", "SearchLines.java", "../programs/CompareLucene.java")]
        self.environments = Environments(self.folder, sources)
        self.out = []  # lines of the report
        self.absent = {}  # name -> reason

    def say(self, line=""):
        self.out.append(line)
        print(line, flush=True)

    def chosen(self, kind):
        names = self.options.names
        return [peer for peer in table.KINDS[kind]
                if not names or peer.name == OWN or any(peer.name.startswith(name) for name in names)]

    def output(self, peer, kind=""):
        return os.path.join(self.folder, "out-" + "".join(c for c in kind + peer.name if c.isalnum()))

    def command(self, kind, peer, path):
        fields = {"tool": self.options.tool, "here": HERE, "name": peer.name, "input": path, "output": self.output(peer, kind),
                  "threshold": THRESHOLD, "index": self.output(peer, "indexes"), **self.environments.fields(peer)}
        return ["sh", "-c", peer.command.format(**fields)]

    def medians(self, kind, peers, path):
        """Runs peers in turn. @return {name: Measured} of those that ended well."""
        commands, taken = {}, {}
        for peer in peers:
            try:
                commands[peer.name] = self.command(kind, peer, path)
            except NotInstalled as error:
                self.absent[peer.name] = str(error)
        for _ in range(self.options.rounds):
            for peer in peers:
                if peer.name not in commands:
                    continue
                if kind == "indexes":
                    shutil.rmtree(self.output(peer, kind), ignore_errors=True)
                try:
                    taken.setdefault(peer.name, []).append(measured(commands[peer.name]))
                except SystemExit as error:
                    self.absent[peer.name] = str(error).strip().splitlines()[-1][:200]
                    del commands[peer.name]
        return {name: {field: statistics.median(getattr(one, field) for one in taken[name])
                       for field in ("seconds", "cpu_seconds", "megabytes")} for name in commands}

    def plain_table(self, title, kind, path, note=lambda peer: ""):
        peers = self.chosen(kind)
        taken = self.medians(kind, peers, path)
        self.say(f"\n### {title}\n\n| | CPU s | times ours | clock s | MB | |\n|---|---:|---:|---:|---:|---|")
        for peer in peers:
            if peer.name in taken:
                of = taken[peer.name]
                self.say(f"| {peer.name} | {of['cpu_seconds']:.2f} | {of['cpu_seconds'] / taken[OWN]['cpu_seconds']:.2f} | "
                         f"{of['seconds']:.1f} | {of['megabytes']:.0f} | {note(peer)} |")

    def hard_lines(self, count):
        return HardLines(os.path.join(self.folder, f"hard-{count}.txt"), count)

    # Texts

    def own_rows(self, lines):
        """Pairs of the tool and the lines that it drops, by two more runs that are not measured."""
        def listed(*options):
            done = subprocess.run([self.options.tool, "dedupe", lines.path, f"--threshold={THRESHOLD}", "--quiet", *options],
                                  capture_output=True, text=True, check=True)
            return done.stdout.splitlines()

        def number(name):
            return int(name.rsplit(":", 1)[1]) - 1
        rows = [line.split("\t") for line in listed("--pairs", "--format=tsv")[1:]]
        gone = {number(json.loads(line)["id"]) for line in listed("--dropped", "--format=jsonl")}
        return [tuple(sorted((number(row[0]), number(row[1])))) for row in rows], gone

    def texts(self, title, lines):
        peers = [peer for peer in self.chosen("texts") if lines.count <= peer.most]
        taken = self.medians("texts", peers, lines.path)
        near = lines.near(THRESHOLD)
        self.say(f"\n### {title.format(f'{lines.count:,}')}, {os.path.getsize(lines.path) / 1e6:.0f} MB, {len(near):,} pairs at "
                 f"{THRESHOLD}\n")
        self.say("| | CPU s | times ours | clock s | MB | recall | precision | lines that go | of these without a kept line at .8; "
                 ".75; .6 |\n|---|---:|---:|---:|---:|---:|---:|---:|---|")
        for peer in peers:
            if peer.name not in taken:
                continue
            rows, gone = self.own_rows(lines) if peer.name == OWN else (judge.read_rows(self.output(peer, "texts")), None)
            of, found = taken[peer.name], judge.judged(lines, rows, THRESHOLD, gone)
            self.say(f"| {peer.name} | {of['cpu_seconds']:.2f} | {of['cpu_seconds'] / taken[OWN]['cpu_seconds']:.1f} | "
                     f"{of['seconds']:.1f} | {of['megabytes']:.0f} | {found.recall:.4f} | {found.precision:.4f} | {found.gone:,} | "
                     + "; ".join(f"{lost:,}" for lost in found.lost.values()) + " |")

    def labelled_texts(self):
        data, path = self.options.data or "", os.path.join(self.folder, "labelled.txt")
        if not os.path.isdir(data):
            return self.say("\nLabelled texts: skipped, no folder of them is given (--data)")
        self.texts("{} texts of labelled sets", LabelledLines(path, data))
        return self.texts("{} lines of these texts", LabelledLines(path, data, by_line=True))

    # Equal lines and files

    def lines(self, count):
        self.plain_table(f"Equal lines, {count:,} of them", "lines", self.hard_lines(count).path,
                         lambda peer: f"{sum(1 for _ in open(self.output(peer, 'lines'), 'rb')):,} stay")

    def files(self, count):
        chance, folder = random.Random(1), os.path.join(self.folder, f"files-{count}")
        shutil.rmtree(folder, ignore_errors=True)
        with open(self.hard_lines(count * 4 // 5).path, encoding="ascii") as file:
            texts = list(file)
        self.plain_table(f"Equal files, {count:,} of them", "files", write_files(
            folder, (5 * (texts[number] if number < len(texts) else chance.choice(texts)) for number in range(count))))

    # Indexes, and searches in them

    def indexes(self, count):
        lines = self.hard_lines(count)
        path = lines.path
        with open(path, encoding="ascii") as file:
            texts = file.read().splitlines()
        with open(path + ".jsonl", "w", encoding="ascii") as file:
            file.writelines(json.dumps({"id": f"d{number}", "text": text}) + "\n" for number, text in enumerate(texts))
        with open(path + ".dump", "w", encoding="ascii") as file:
            file.writelines(f"id=d{number}\ntext={text}\n\n" for number, text in enumerate(texts))
        write_files(path + ".files", texts)
        groups = path + ".groups"
        if os.path.exists(groups):
            os.remove(groups)
        self.plain_table(f"An index of {count:,} lines, with their positions", "indexes", path,
                         lambda peer: f"{megabytes(self.output(peer, 'indexes')):.0f} MB on disk")
        self.searches(texts, groups, path)

    def searches(self, texts, groups, path):
        """Groups are those of this project, in all indexes that can collapse by them."""
        own, lucene = table.INDEXES[0], table.INDEXES[-1]
        index = self.output(own, "indexes")
        subprocess.run([self.options.tool, "group", index, f"--threshold={THRESHOLD}", "--quiet"], check=True)
        subprocess.run(["/usr/bin/python3", os.path.join(HERE, "search_adapters.py"), "groups", groups, index], check=True)
        if lucene in self.chosen("indexes") and lucene.name not in self.absent:
            shutil.rmtree(self.output(lucene, "indexes"))
            subprocess.run(self.command("indexes", lucene, path), check=True)
        chance = random.Random(self.options.seed)
        with open(path + ".queries", "w", encoding="ascii") as file:
            for text in chance.choices(texts, k=QUERIES):
                file.write(" ".join(chance.sample(text.split(), 2)) + "\n")
        self.plain_table(f"{QUERIES:,} searches for two words, the ten best texts of each, each once", "searches", path + ".queries",
                         self.shown)

    def shown(self, peer):
        with open(self.output(peer, "searches"), encoding="ascii") as file:
            return file.read().strip()

    # Pages

    def texts_of(self, peer):
        with open(self.output(peer, "pages"), encoding="utf-8", newline="\n") as file:
            return {os.path.basename(row["id"]).removesuffix(".html"): row["text"] for row in map(json.loads, file)}

    def drawn(self, count):
        folder = os.path.join(self.folder, "drawn")
        shutil.rmtree(folder, ignore_errors=True)
        truth = drawn_pages.draw(folder, count, self.options.seed)
        taken = self.medians("pages", self.chosen("pages"), folder)
        self.say(f"\n### {count} drawn pages, seed {self.options.seed}: paragraphs that are lost\n\n| | "
                 + " | ".join(drawn_pages.KINDS) + " |\n|---|" + "---:|" * len(drawn_pages.KINDS))
        for peer in self.chosen("pages"):
            if peer.name in taken:
                lost = drawn_pages.lost(truth, self.texts_of(peer))
                self.say(f"| {peer.name} | " + " | ".join(f"{gone} of {all_of}" for gone, all_of in lost.values()) + " |")

    def labelled_pages(self):
        """F1 on labelled pages, by the set's own judge."""
        data = os.path.join(self.options.data or "", "wcxb_pages")
        if not os.path.exists(os.path.join(data, "pages.tar.xz")):
            return self.say("\nLabelled pages: skipped, no folder with wcxb_pages is given (--data)")
        folder = os.path.join(self.folder, "labelled")
        if not os.path.isdir(folder):
            os.makedirs(folder)
            subprocess.run(["tar", "xf", os.path.join(data, "pages.tar.xz"), "-C", folder], check=True)
        taken = self.medians("pages", self.chosen("pages"), folder)
        names = sorted(name.removesuffix(".html") for name in os.listdir(folder) if name.endswith(".html"))
        headed = False
        for peer in self.chosen("pages"):
            if peer.name not in taken:
                continue
            texts, predicted = self.texts_of(peer), self.output(peer, "pages") + ".predicted"
            with open(predicted, "w", encoding="utf-8") as file:
                file.writelines(json.dumps({"id": name, "text": texts.get(name, "")}) + "\n" for name in names)
            scored = subprocess.run([sys.executable, os.path.join(data, "score.py"), predicted], capture_output=True, text=True,
                                    check=True).stdout.splitlines()
            if not headed:
                kinds = scored[0].split()
                self.say(f"\n### {len(names):,} labelled pages: F1 of words, by kind of page\n\n| | pages a CPU second | MB | "
                         + " | ".join(kinds) + " |\n|---|" + "---:|" * (len(kinds) + 2))
                headed = True
            figures = next(line.split()[1:] for line in scored if line.startswith("F1 "))
            self.say(f"| {peer.name} | {len(names) / taken[peer.name]['cpu_seconds']:.0f} | {taken[peer.name]['megabytes']:.0f} | "
                     + " | ".join(f"{float(figure):.3f}" for figure in figures) + " |")
        return None

    def report(self):
        self.say("\n### Versions, and what each does not do\n\n| | packages | |\n|---|---|---|")
        for name in dict.fromkeys(peer.name for kind in table.KINDS for peer in self.chosen(kind)):
            rows = [peer for peer in table.PEERS if peer.name == name]
            needs = dict.fromkeys(need for peer in rows for need in peer.needs)
            self.say(f"| {name} | {', '.join(needs) or 'this tree'} | {'; '.join(dict.fromkeys(peer.lacks for peer in rows))} |")
        for name, reason in (*self.absent.items(), *table.NOT_MEASURED):
            self.say(f"\nNot measured: {name}: {reason}")


def numbers(text):
    return [int(one) for one in text.split(",") if one]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool")
    parser.add_argument("build")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--lines", type=numbers, default=[20_000, 200_000, 1_000_000])
    parser.add_argument("--files", type=int, default=50_000)
    parser.add_argument("--pages", type=int, default=720)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--data")
    parser.add_argument("--write")
    options = parser.parse_intermixed_args()
    run = Run(options)
    run.say(f"{datetime.date.today()}, {platform.machine()}, {os.cpu_count()} processors; medians of {options.rounds}; words by "
            f"white space, runs of three, threshold {THRESHOLD}")
    for count in options.lines:
        run.texts("{} lines", run.hard_lines(count))
    run.labelled_texts()
    for count in options.lines:
        run.lines(count)
    run.indexes(min(options.lines))
    if options.files:
        run.files(options.files)
    if options.pages:
        run.drawn(options.pages)
        run.labelled_pages()
    run.report()
    if options.write:
        with open(options.write, encoding="utf-8") as file:
            head = file.read().split("<!-- measured -->")[0]
        with open(options.write, "w", encoding="utf-8") as file:
            file.write(head + "<!-- measured -->\n\n" + "\n".join(run.out).strip() + "\n")


if __name__ == "__main__":
    main()
