#!/usr/bin/python3
# Rooms: plugin/group, plugin/find
"""Three hosts that group by reference, a search over all of them, a night's changes, and a host that is lost and replaced.

    several_machines_test.py XAPIAN_NEARDUP LIBNEARDUP_C [--documents N] [--seed N]

Each host is a database behind a server on the loopback interface. A tenth of the documents are edits of another one, and a
twentieth are copies, of any host. The groups are held against those of one database that has the documents of all hosts.
Prints what it measured, and fails if a copy stands apart, a failure has no clear error, or anything is lost. Needs the
packages python3-xapian, xapian-tools and time. Databases lie in TMPDIR; a million documents take 5 GB."""

import argparse
import collections
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

try:
    import xapian
except ImportError:
    sys.exit(77)

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "../bench/programs"))
sys.path.insert(0, os.path.join(HERE, "../../plugin/python"))
from measured import measured  # noqa: E402
from planted import jaccard  # noqa: E402
from xapian_server import Server  # noqa: E402

HOSTS = 3
WORDS = 120
VOCABULARY = 30000
THRESHOLD = 0.9
LOOKUPS = 100
GROUP_SLOT = 65
LEAST_SHARE_OF_SAME = 0.999


def require(truth, what):
    if not truth:
        sys.exit(f"failed: {what}")


class Texts:
    """Documents by number: a text of its own, an edit or a copy of an earlier one. Made again at each call, so that a million
    take no memory."""

    def __init__(self, seed):
        self.seed = seed

    def draw(self, number, what):
        return random.Random(f"{self.seed} {what} {number}")

    def host(self, number):
        return self.draw(number, "host").randrange(HOSTS)

    def origin(self, number):
        """(the document that this one is made from, the number of edited words)"""
        kind = number % 20
        if number < 20 or kind not in (0, 10, 11):
            return number, 0
        earlier = self.draw(number, "origin").randrange(number)
        return self.origin(earlier)[0], 0 if kind == 0 else 1

    def text(self, number, night=0):
        origin, edits = self.origin(number)
        chance = self.draw(origin, "text")
        words = [f"w{chance.randrange(VOCABULARY):x}" for _ in range(WORDS)]
        chance = self.draw(number, f"edit {night}")
        for _ in range(edits + night):
            words[chance.randrange(5, WORDS - 5)] = f"n{chance.randrange(VOCABULARY):x}"
        return " ".join(words)


class Host:
    """A database, and the server that is or was in front of it."""

    def __init__(self, number, place):
        self.number, self.place, self.server = number, place, None

    @property
    def address(self):
        return self.server.address

    def start(self):
        self.server = Server(self.place)

    def kill(self):
        if self.server:
            self.server.end()


class Trial:
    def __init__(self, tool, folder, documents, seed):
        self.tool, self.folder, self.documents, self.texts = tool, folder, documents, Texts(seed)
        self.hosts = [Host(number, self.path(f"host{number}.db")) for number in range(HOSTS)]
        self.changed = {}  # number: how many more words are edited
        self.removed = set()
        self.all = self.path("all")

    def path(self, name):
        return os.path.join(self.folder, name)

    def text(self, number):
        return self.texts.text(number, self.changed.get(number, 0))

    def run(self, *command):
        return measured([self.tool, *command])

    def refused(self, *command):
        """What a command says that must fail."""
        done = subprocess.run([self.tool, *command], capture_output=True, text=True, check=False)
        require(done.returncode != 0, f"{command} does not fail")
        return done.stderr

    def index(self, host, numbers):
        records = self.path("records.jsonl")
        with open(records, "w", encoding="utf-8") as file:
            for number in numbers:
                file.write(json.dumps({"id": f"d{number}", "text": self.text(number)}) + "\n")
        return self.run("index", host.place, "--jsonl", records, "--quiet")

    def index_all(self):
        numbers = [[] for _ in range(HOSTS)]
        for number in range(self.documents):
            numbers[self.texts.host(number)].append(number)
        costs = [self.index(host, of_host) for host, of_host in zip(self.hosts, numbers)]
        self.print_costs("index", costs)

    def group_command(self, host):
        before = self.hosts[:host.number]
        return ["group", host.place, "--singles", "--quiet",
                *(part for other in before for part in ("--reference", other.address))]

    def group_host(self, host):
        """A server shows the state at which it was started, until a reader opens it again."""
        cost = self.run(*self.group_command(host))
        if not host.server:
            host.start()
        return cost

    def print_costs(self, what, costs):
        print(f"{what}: {sum(cost.seconds for cost in costs):.1f} s, CPU {sum(cost.cpu_seconds for cost in costs):.1f} s, "
              f"at most {max(cost.megabytes for cost in costs):.0f} MB", flush=True)

    def write_stub(self):
        with open(self.all, "w", encoding="utf-8") as stub:
            stub.writelines(f"remote {host.address}\n" for host in self.hosts)

    def numbers(self):
        return [number for number in range(self.documents) if number not in self.removed]

    def keys(self, places):
        """{number of a document: its group value}"""
        keys = {}
        for place in places:
            db = xapian.Database(place)
            values = {item.docid: item.value for item in db.valuestream(GROUP_SLOT)}
            for term in db.allterms("Qd"):
                docid = next(iter(db.postlist(term.term))).docid
                keys[int(term.term[2:])] = values.get(docid, b"")
        return keys

    def centres(self, place):
        """{number of a grouped document: the number of its group's centre}"""
        out = self.run("groups", place, "--format", "jsonl").printed
        centres = {}
        for group in map(json.loads, out.splitlines()):
            centre = int(group["centre"][1:])
            centres.update((int(member[1:]), centre) for member in group["members"])
        return centres

    def check_copies(self, keys):
        """Documents with one text have one group value, on whatever hosts."""
        by_text = collections.defaultdict(list)
        for number in keys:
            origin, edits = self.texts.origin(number)
            if edits == 0 and number not in self.changed:
                by_text[origin].append(number)
        copies = [same for same in by_text.values() if len(same) > 1]
        across = [same for same in copies if len({self.texts.host(number) for number in same}) > 1]
        apart = [same for same in copies if len({keys[number] for number in same}) > 1 or not keys[same[0]]]
        print(f"{len(copies)} texts with copies, {len(across)} of them on several hosts: {len(apart)} stand apart", flush=True)
        require(across and not apart, f"copies stand apart: {apart[:3]}")

    def compare_with_one(self):
        """The groups beside those of one database with the same documents."""
        joint = self.path("joint.db")
        measured(["xapian-compact", "--quiet", *(host.place for host in self.hosts), joint])
        cost = self.run("group", joint, "--singles", "--quiet")
        self.print_costs("group of one database", [cost])
        local = self.path("local")
        with open(local, "w", encoding="utf-8") as stub:
            stub.writelines(f"auto {host.place}\n" for host in self.hosts)
        groupings = [(place, self.centres(place)) for place in (local, joint)]
        here, there = (self.companions(centres) for _, centres in groupings)
        numbers = self.numbers()
        other = [number for number in numbers if here.get(number) != there.get(number)]
        kinds = collections.Counter(self.explanation(number, *groupings) for number in other)
        shutil.rmtree(joint)
        print(f"{len(here)} of {len(numbers)} documents are grouped; {len(other)} have other companions than in one database: "
              f"{dict(kinds)}", flush=True)
        require("unexplained" not in kinds, "groups that break the rule")
        require(len(other) <= (1 - LEAST_SHARE_OF_SAME) * len(numbers) + 5, "too many stand otherwise")

    @staticmethod
    def companions(centres):
        groups = collections.defaultdict(set)
        for number, centre in centres.items():
            groups[centre].add(number)
        return {number: groups[centre] for number, centre in centres.items()}

    def explanation(self, number, *groupings):
        """Why a document has other companions in two groupings: (place, centres)."""
        grouped = [(place, centres) for place, centres in groupings if number in centres]
        for _, centres in grouped:
            if jaccard(self.text(number), self.text(centres[number])) < THRESHOLD:
                return "unexplained"
        if len(grouped) == 2:
            same = grouped[0][1][number] == grouped[1][1][number]
            return "a companion stands otherwise" if same else "near to two centres"
        (place, others), = (grouping for grouping in groupings if number not in grouping[1])
        centre = grouped[0][1][number]
        if self.is_of_a_template(place, number):
            return "the documents near to it are a template without those on other hosts"
        if centre == number or others.get(centre) != centre:
            return "its centre is near to another one"
        return "unexplained"

    def is_of_a_template(self, place, number):
        out = self.run("find", place, f"d{number}", "--threshold", str(THRESHOLD), "--format", "jsonl").printed
        return any(match["template"] for match in map(json.loads, out.splitlines()))

    def look_up(self):
        """[(number, its matches)] by the servers."""
        import neardup.xapian as neardup

        db = xapian.Database(self.all)
        signer = neardup.signer_of(db)
        found, times, exact = {}, [], 0
        for number in random.Random(3).sample(self.numbers(), min(LOOKUPS, len(self.numbers()))):
            docid = next(iter(db.postlist(f"Qd{number}"))).docid
            begin = time.perf_counter()
            matches = neardup.find(db, docid, THRESHOLD, signer=signer)
            times.append(time.perf_counter() - begin)
            exact += all(match.exact for match in matches)
            found[number] = sorted(self.number_of(db, match.docid) for match in matches)
        print(f"find by {HOSTS} servers: median {statistics.median(times) * 1000:.1f} ms, slowest {max(times) * 1000:.1f} ms; "
              f"all results exact in {exact} of {len(found)}", flush=True)
        require(exact == len(found), "estimated results")
        return found

    @staticmethod
    def number_of(db, docid):
        terms = db.get_document(docid).termlist()
        return int(terms.skip_to("Qd").term[2:])

    def check_searches(self):
        """A search for a text that has copies shows one of its group."""
        db = xapian.Database(self.all)
        sought = [number for number in self.numbers() if self.texts.origin(number) != (number, 0)
                  and self.texts.origin(number)[1] == 0 and number not in self.changed][:LOOKUPS]
        for number in sought:
            enquire = xapian.Enquire(db)
            enquire.set_query(xapian.Query(xapian.Query.OP_AND, self.text(number).split()[:20]))
            enquire.set_collapse_key(GROUP_SLOT)
            hits = [self.text(self.number_of(db, hit.docid)) for hit in enquire.get_mset(0, 100)]
            require(hits and hits.count(self.text(number)) < 2, f"of the copies of d{number} a search shows {len(hits)}")
        require(sought, "no copies")
        print(f"{len(sought)} searches for copies: none is shown twice", flush=True)

    def change(self):
        """A night's changes: 1 % of the documents are edited, .3 % removed, 1 % more are new."""
        chance = random.Random(4)
        changed = chance.sample(range(self.documents), max(3, self.documents // 100))
        removed, edited = changed[:len(changed) // 4], changed[len(changed) // 4:]
        self.removed.update(removed)
        for number in edited:
            self.changed[number] = 1
        new = range(self.documents, self.documents + len(edited))
        self.documents += len(edited)
        for host in self.hosts:
            db = xapian.WritableDatabase(host.place)
            for number in removed:
                if self.texts.host(number) == host.number:
                    db.delete_document(f"Qd{number}")
            db.close()
        costs = [self.index(host, [n for n in [*edited, *new] if self.texts.host(n) == host.number]) for host in self.hosts]
        self.print_costs("index of a night's changes", costs)

    def lose_and_replace(self, lost):
        """Groups the first hosts, loses one, and goes on with a copy of it elsewhere."""
        costs = [self.group_host(host) for host in self.hosts[:2]]
        before = self.keys([self.hosts[2].place])
        copy = self.path("replacement.db")
        shutil.copytree(lost.place, copy)
        address = lost.address
        lost.kill()
        for command in (self.group_command(self.hosts[2]), ["find", self.all, "1"], ["search", self.all, "w1"]):
            said = self.refused(*command)
            require(address in said, f"{command} does not name the host that is lost: {said}")
        require(self.keys([self.hosts[2].place]) == before, "a run that failed changed groups")
        self.run("find", self.hosts[0].address, "1")
        print(f"host {lost.number} lost: group, find and search name it; nothing changed; another host answers alone", flush=True)
        shutil.rmtree(lost.place)
        lost.place = copy
        lost.start()
        costs.append(self.group_host(self.hosts[2]))
        self.print_costs("group of a night's changes", costs)
        self.write_stub()

    def all_there(self):
        db = xapian.Database(self.all)
        require(db.get_doccount() == len(self.numbers()), f"{db.get_doccount()} of {len(self.numbers())} documents are there")

    def go(self):
        self.index_all()
        self.print_costs("group, host after host", [self.group_host(host) for host in self.hosts])
        self.write_stub()
        self.judge()
        self.change()
        self.lose_and_replace(self.hosts[1])
        self.judge()
        for host in self.hosts:
            self.run("check", host.place)
        print("check is content with each host", flush=True)

    def judge(self):
        self.all_there()
        self.check_copies(self.keys([host.place for host in self.hosts]))
        self.look_up()
        self.check_searches()
        self.compare_with_one()


def main():
    options = argparse.ArgumentParser()
    options.add_argument("tool")
    options.add_argument("library")
    options.add_argument("--documents", type=int, default=1000)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    if not shutil.which("xapian-tcpsrv") or not shutil.which("time"):
        sys.exit(77)
    os.environ["NEARDUP_C_LIBRARY"] = os.path.abspath(given.library)
    print(f"{given.documents} documents on {HOSTS} hosts, seed {given.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        trial = Trial(os.path.abspath(given.tool), folder, given.documents, given.seed)
        try:
            trial.go()
        finally:
            for host in trial.hosts:
                host.kill()


main()
