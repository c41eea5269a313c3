#!/usr/bin/env python3
"""Web archives with near-duplicates planted, and what indexing one costs.

    web_archive.py PATH_OF_XAPIAN_NEARDUP [--records N] [--seed N]

writes archives of N/10 and of N documents, indexes both, kills the run of a third one half-way and goes on with it,
groups, and prints memory, time and how many of the planted duplicates are found. The same functions serve command_line_test.py.
"""

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import zlib

VOCABULARY = 30000
WORDS = 120  # one of them replaced: Jaccard index of 3-shingles 0.95


def gzip_member(data):
    packer = zlib.compressobj(1, zlib.DEFLATED, 31)
    return packer.compress(data) + packer.flush()


def record(kind, target, block, date="2026-01-02T03:04:05Z", content_type="text/plain", length=None):
    head = [f"WARC/1.0\r\nWARC-Type: {kind}", f"WARC-Record-ID: <urn:uuid:{target}>", f"WARC-Date: {date}",
            f"Content-Type: {content_type}", f"Content-Length: {len(block) if length is None else length}"]
    if target:
        head.insert(1, f"WARC-Target-URI: {target}")
    return "\r\n".join(head).encode() + b"\r\n\r\n" + block + b"\r\n\r\n"


def response(target, body, status="200 OK", headers="Content-Type: text/html; charset=utf-8\r\n", **fields):
    block = f"HTTP/1.1 {status}\r\n{headers}\r\n".encode() + body
    return record("response", target, block, content_type="application/http; msgtype=response", **fields)


def words(rng):
    return [f"w{rng.randrange(VOCABULARY):x}" for _ in range(WORDS)]


def page(text):
    return f"<html><title>A page</title><nav>menu</nav><p>{text}</p></html>".encode()


def documents(count, seed):
    """(address, text, number of the one it is a near-duplicate of or None); a tenth are near-duplicates."""
    rng = random.Random(seed)
    originals = []
    for number in range(count):
        if number % 10 == 9:
            original, text = originals[rng.randrange(len(originals))]
            text = list(text)
            text[rng.randrange(5, WORDS - 5)] = "replaced"
        else:
            original, text = None, words(rng)
            originals = (originals + [(number, text)])[-500:]
        yield f"http://site{number % 97}.example/page/{number}", " ".join(text), original


def records(count, seed):
    """Half of them pages with their requests, half texts, as WARC and WET have them."""
    yield record("warcinfo", "", b"software: web_archive.py\r\n", content_type="application/warc-fields")
    for number, (address, text, _) in enumerate(documents(count, seed)):
        if number % 2:
            yield record("conversion", address, text.encode())
        else:
            yield record("request", address, b"GET / HTTP/1.1\r\n\r\n", content_type="application/http")
            yield response(address, page(text))


def write_archive(path, count, seed):
    """@return pairs of addresses that are near-duplicates."""
    with open(path, "wb") as file:
        for data in records(count, seed):
            file.write(gzip_member(data))
    everything = list(documents(count, seed))
    return [(address, everything[original][0]) for address, _, original in everything if original is not None]


# A process is said to have used what its parent had when it was started: that must be little.
MEASURE = """
import os, sys
_, status, usage = os.wait4(os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ), 0)
print(usage.ru_maxrss, os.waitstatus_to_exitcode(status), file=sys.stderr)
"""


def measured(command):
    """@return (exit code, peak of resident memory in MiB, seconds, standard output)."""
    start = time.time()
    done = subprocess.run([sys.executable, "-c", MEASURE, *command], capture_output=True, text=True, check=True)
    memory, code = done.stderr.split()[-2:]
    return int(code), int(memory) / 1024, time.time() - start, done.stdout


def documents_in(tool, database):
    done = subprocess.run([tool, "info", database, "--format=jsonl"], capture_output=True, text=True)
    return json.loads(done.stdout)["documents"] if done.returncode == 0 else 0


def found_pairs(tool, database, pairs):
    """How many of the pairs are in one group."""
    listed = subprocess.run([tool, "groups", database, "--format=jsonl"], capture_output=True, text=True, check=True)
    group_of = {}
    for line in listed.stdout.splitlines():
        row = json.loads(line)
        group_of.update({member: row["group"] for member in row["members"]})
    return sum(a in group_of and group_of.get(a) == group_of.get(b) for a, b in pairs)


def killed_when(tool, database, archive, at_least):
    """Kill the run, without a signal that it could heed, as soon as so many documents are committed."""
    run = subprocess.Popen([tool, "index", database, archive, "--commit-every", str(max(1, at_least // 4))],
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while run.poll() is None and documents_in(tool, database) < at_least:
        time.sleep(max(0.02, at_least / 1e5))  # to look costs the more the larger it is
    run.send_signal(signal.SIGKILL)
    run.wait()
    return documents_in(tool, database)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("--records", type=int, default=100000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(f"seed {options.seed}")
    with tempfile.TemporaryDirectory() as folder:
        for count in (options.records // 10, options.records):
            archive, database = os.path.join(folder, f"{count}.warc.gz"), os.path.join(folder, f"{count}.db")
            pairs = write_archive(archive, count, options.seed)
            code, memory, seconds, said = measured([options.tool, "index", database, archive, "--quiet"])
            print(f"{count} documents, archive of {os.path.getsize(archive) / 1e6:.0f} MB: exit code {code}, "
                  f"{memory:.0f} MiB at most, {seconds:.0f} s\n{said}", flush=True)
        killed = os.path.join(folder, "killed.db")
        committed = killed_when(options.tool, killed, archive, options.records // 2)
        code, _, seconds, said = measured([options.tool, "index", killed, archive, "--quiet"])
        print(f"killed at {committed} committed documents, then again: exit code {code}, {seconds:.0f} s\n{said}",
              flush=True)
        for place in (database, killed):
            subprocess.run([options.tool, "group", place, "--quiet"], check=True, stdout=subprocess.DEVNULL)
            found = found_pairs(options.tool, place, pairs)
            print(f"{os.path.basename(place)}: {found} of {len(pairs)} planted near-duplicates in their original's group")


if __name__ == "__main__":
    sys.exit(main())
