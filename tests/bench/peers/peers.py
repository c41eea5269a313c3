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
import shlex
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
from measured import measured, megabytes  # noqa: E402

THRESHOLD = 0.8
OWN = "xapian-neardup"


class Run:
    def __init__(self, options):
        self.options, self.folder = options, os.path.abspath(options.build)
        self.environments = Environments(self.folder, os.path.join(HERE, "..", "..", "..", "plugin", "python"))
        self.out = []  # lines of the report
        self.absent = []  # (name, reason)

    def say(self, line=""):
        self.out.append(line)
        print(line, flush=True)

    def chosen(self, peers):
        names = self.options.names
        return [peer for peer in peers if not names or peer.name == OWN or any(peer.name.startswith(name) for name in names)]

    def medians(self, jobs):
        """@param jobs: [(peer, command, environment)]; they take turns. @return {name: Measured} of those that ended well."""
        taken = {}
        for _ in range(self.options.rounds):
            for peer, command, environment in jobs:
                if peer.name in (name for name, _ in self.absent):
                    continue
                try:
                    taken.setdefault(peer.name, []).append(measured(command, environment))
                except SystemExit as error:
                    self.absent.append((peer.name, str(error).strip().splitlines()[-1][:200]))
        return {name: {field: statistics.median(getattr(one, field) for one in all_of)
                       for field in ("seconds", "cpu_seconds", "megabytes")}
                for name, all_of in taken.items() if len(all_of) == self.options.rounds}

    def jobs(self, peers, command_of):
        for peer in peers:
            try:
                yield (peer, *command_of(peer))
            except NotInstalled as error:
                self.absent.append((peer.name, str(error)))

    # Texts

    def texts_command(self, lines, peer):
        if peer.name == OWN:
            return [self.options.tool, "dedupe", lines.path, f"--threshold={THRESHOLD}", "--quiet", "--output",
                    self.output(peer)], {}
        environment = {"PYTHONPATH": self.environments.own_package} if peer.name.startswith(OWN) else {}
        return [self.environments.python(peer), os.path.join(HERE, "adapters.py"), peer.name, lines.path, str(THRESHOLD),
                self.output(peer)], environment

    def output(self, peer):
        return os.path.join(self.folder, "out-" + "".join(c for c in peer.name if c.isalnum()))

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

    def texts(self, count):
        lines = HardLines(os.path.join(self.folder, f"hard-{count}.txt"), count)
        peers = [peer for peer in self.chosen(table.TEXTS) if count <= peer.most]
        taken = self.medians(list(self.jobs(peers, lambda peer: self.texts_command(lines, peer))))
        near = lines.near(THRESHOLD)
        self.say(f"\n### {count:,} lines, {os.path.getsize(lines.path) / 1e6:.0f} MB, {len(near):,} pairs at {THRESHOLD}\n")
        self.say("| | CPU s | times ours | clock s | MB | recall | precision | lines that go | of these without a kept line at .8; "
                 ".75; .6 |\n|---|---:|---:|---:|---:|---:|---:|---:|---|")
        for peer in peers:
            if peer.name not in taken:
                continue
            rows, gone = self.own_rows(lines) if peer.name == OWN else (judge.read_rows(self.output(peer)), None)
            of, found = taken[peer.name], judge.judged(lines, rows, THRESHOLD, gone)
            self.say(f"| {peer.name} | {of['cpu_seconds']:.2f} | {of['cpu_seconds'] / taken[OWN]['cpu_seconds']:.1f} | "
                     f"{of['seconds']:.1f} | {of['megabytes']:.0f} | {found.recall:.4f} | {found.precision:.4f} | {found.gone:,} | "
                     + "; ".join(f"{lost:,}" for lost in found.lost.values()) + " |")

    # Equal lines and files

    def lines_command(self, path, peer):
        out = self.output(peer)
        if peer.name == OWN:
            return [self.options.tool, "dedupe", path, "--threshold=1", "--quiet", "--output", out], {}
        program = self.environments.program(peer)
        script = {"sort -u": f"sort -u --parallel=2 -o {out} {path}", "awk": f"awk '!seen[$0]++' {path} > {out}",
                  "huniq": f"{program} < {path} > {out}", "runiq": f"{program} {path} > {out}"}[peer.name]
        return ["sh", "-c", script], {"LC_ALL": "C"}

    def lines(self, count):
        path = os.path.join(self.folder, f"hard-{count}.txt")
        if not os.path.exists(path):
            HardLines(path, count)
        self.plain_table(f"### Equal lines, {count:,} of them", table.LINES, lambda peer: self.lines_command(path, peer),
                         lambda peer: f"{sum(1 for _ in open(self.output(peer), 'rb')):,} stay")

    def files_command(self, folder, peer):
        commands = {OWN: [self.options.tool, "dedupe", folder, "--groups", "--threshold=1", "--quiet"],
                    OWN + " --bytes": [self.options.tool, "dedupe", folder, "--bytes", "--groups", "--quiet"]}
        if peer.name in commands:
            return commands[peer.name], {}
        program, out = self.environments.program(peer), self.output(peer)  # never a device: rmlint replaces what it writes to
        return {"jdupes": [program, "-r", "-q", folder], "fdupes": [program, "-r", "-q", folder],
                "rdfind": [program, "-dryrun", "true", "-outputname", out, folder],
                "rmlint": [program, "-o", "summary:" + out, folder]}[peer.name], {}

    def files(self, count):
        chance, folder = random.Random(1), os.path.join(self.folder, f"files-{count}")
        shutil.rmtree(folder, ignore_errors=True)
        texts = list(open(HardLines(os.path.join(self.folder, "hard-files.txt"), count * 4 // 5).path, encoding="ascii"))
        for number in range(count):
            os.makedirs(f"{folder}/{number % 200}", exist_ok=True)
            text = texts[number] if number < len(texts) else chance.choice(texts)
            with open(f"{folder}/{number % 200}/{number}.txt", "w", encoding="ascii") as file:
                file.write(text * 5)
        self.plain_table(f"### Equal files, {count:,} of them", table.FILES, lambda peer: self.files_command(folder, peer),
                         lambda peer: "")

    def plain_table(self, title, peers, command_of, note):
        peers = self.chosen(peers)
        taken = self.medians(list(self.jobs(peers, command_of)))
        self.say(f"\n{title}\n\n| | CPU s | times ours | clock s | MB | |\n|---|---:|---:|---:|---:|---|")
        for peer in peers:
            if peer.name in taken:
                of = taken[peer.name]
                self.say(f"| {peer.name} | {of['cpu_seconds']:.2f} | {of['cpu_seconds'] / taken[OWN]['cpu_seconds']:.2f} | "
                         f"{of['seconds']:.1f} | {of['megabytes']:.0f} | {note(peer)} |")

    # Indexes

    def index_command(self, path, peer):
        place = self.output(peer)
        if peer.name == OWN:
            command = [self.options.tool, "index", "--jsonl", path + ".jsonl", "--quiet", place]
        elif peer.needs[0].startswith("jar:"):
            classes = self.environments.classes(peer, os.path.join(HERE, "IndexLines.java"))
            command = ["java", "-cp", classes, "IndexLines", place, path]
        else:
            command = [self.environments.python(peer), os.path.join(HERE, "index_adapters.py"), place, path]
        return ["sh", "-c", f"rm -rf {place} && exec {shlex.join(command)}"], {}

    def indexes(self, count):
        path = HardLines(os.path.join(self.folder, f"hard-{count}.txt"), count).path
        with open(path, encoding="ascii") as lines, open(path + ".jsonl", "w", encoding="ascii") as records:
            records.writelines(json.dumps({"id": f"d{number}", "text": line.rstrip("\n")}) + "\n"
                               for number, line in enumerate(lines))
        self.plain_table(f"### An index of {count:,} lines, with their texts and positions", table.INDEXES,
                         lambda peer: self.index_command(path, peer), lambda peer: f"{megabytes(self.output(peer)):.0f} MB on disk")

    # Pages

    def pages_command(self, folder, peer):
        if peer.name == OWN:
            return ["sh", "-c", f"{self.options.tool} extract --ignore-exclusions --format jsonl {folder}/*.html > "
                    f"{self.output(peer)}"], {}
        if peer.needs[0].startswith("npm:"):
            place = self.environments.npm(peer)
            shutil.copy(os.path.join(HERE, "page_adapters.mjs"), place)
            return ["node", os.path.join(place, "page_adapters.mjs"), peer.name, folder, self.output(peer)], {}
        return [self.environments.python(peer), os.path.join(HERE, "page_adapters.py"), peer.name, folder,
                self.output(peer)], {}

    def texts_of(self, peer):
        with open(self.output(peer), encoding="utf-8", newline="\n") as file:
            return {os.path.basename(row["id"]).removesuffix(".html"): row["text"] for row in map(json.loads, file)}

    def drawn(self, count):
        folder = os.path.join(self.folder, "drawn")
        shutil.rmtree(folder, ignore_errors=True)
        truth = drawn_pages.draw(folder, count, self.options.seed)
        peers = self.chosen(table.PAGES)
        taken = self.medians(list(self.jobs(peers, lambda peer: self.pages_command(folder, peer))))
        self.say(f"\n### {count} drawn pages, seed {self.options.seed}: paragraphs that are lost\n\n| | "
                 + " | ".join(drawn_pages.KINDS) + " |\n|---|" + "---:|" * len(drawn_pages.KINDS))
        for peer in peers:
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
        peers = self.chosen(table.PAGES)
        taken = self.medians(list(self.jobs(peers, lambda peer: self.pages_command(folder, peer))))
        names = sorted(name.removesuffix(".html") for name in os.listdir(folder) if name.endswith(".html"))
        headed = False
        for peer in peers:
            if peer.name not in taken:
                continue
            texts, predicted = self.texts_of(peer), self.output(peer) + ".predicted"
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
        for peer in {peer.name: peer for peer in self.chosen(table.PEERS)}.values():
            self.say(f"| {peer.name} | {', '.join(peer.needs) or 'this tree'} | {peer.lacks} |")
        for name, reason in dict(self.absent).items():
            self.say(f"\nNot measured: {name}: {reason}")
        for name, reason in table.NOT_MEASURED:
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
        run.texts(count)
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
