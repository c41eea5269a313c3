#!/usr/bin/env python3
"""Each source and each header compiles by itself: it includes what it uses, whatever stands before it in a unit of the
build, in a precompiled header, or in the files that include it today.

    alone.py BUILD_FOLDER [--most N | FILE...]   with the include folders and macros of the build; without files: all of them
                                                 --most: N files, one after another: those that changed last, as git knows,
                                                 and others, which the last commit chooses

Prints what the compiler says of those that do not, and what it took."""

import concurrent.futures
import hashlib
import json
import os
import re
import resource
import shlex
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from includes_test import ROOT, Includes, source_files  # noqa: E402

MOST_LINES = 12  # of the compiler's, of one file
COMPILED_ELSEWHERE = ("tests/consumer/",)  # by consumer_test, one by one
DROPPED = re.compile(r"-c|-O\d?|-g\d?|-W.*|-[UD]_FORTIFY_SOURCE.*|-f.*")
DROPPED_WITH_VALUE = ("-o", "-include")


def sources_of_unit(path):
    """A unit of the build includes its sources by their whole paths; another source is its own."""
    if not os.path.basename(path).startswith("unity_"):
        return [path]
    with open(path, encoding="utf-8") as file:
        return re.findall(r'^#include "(/.+)"$', file.read(), re.MULTILINE)


def compiler_of(entry):
    """The compiler and its words for includes and macros; without the source, the warnings and the precompiled header."""
    words = shlex.split(entry["command"])
    kept, skipped = [], False
    for word in words:
        if skipped or word in DROPPED_WITH_VALUE:
            skipped = not skipped
        elif not DROPPED.fullmatch(word) and word != entry["file"] and os.path.basename(word) != "ccache":
            kept.append(word)
    return [*kept, "-fsyntax-only", "-w", "-x", "c" if entry["file"].endswith(".c") else "c++"]


def compilers(build):
    """Of each source of the build."""
    with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as file:
        entries = json.load(file)
    return {os.path.realpath(source): compiler_of(entry)
            for entry in entries for source in sources_of_unit(entry["file"])}


def with_headers(found, includes):
    """Headers are compiled as a source that includes them."""
    for source, compiler in sorted(found.items()):
        for header in includes.own(source) if source in includes.files else []:
            found.setdefault(header, compiler)
    return found


def fault_of(path, compiler):
    """What the compiler says; empty if the file compiles."""
    if not compiler:
        return f"{path}: no program of this build has it"
    done = subprocess.run([*compiler, path], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    lines = done.stdout.splitlines()
    return "\n".join(lines[:MOST_LINES]) or f"{path}: the compiler ends with {done.returncode}" if done.returncode else ""


def lines_of_git(*arguments):
    """None outside of a checkout, or without git."""
    try:
        done = subprocess.run(["git", "-C", ROOT, *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    except FileNotFoundError:
        return []
    return done.stdout.split("\n") if done.returncode == 0 else []


def changed_files():
    """Those that differ from the last commit, then those of the last commits, the newest first."""
    names = [line[3:] for line in lines_of_git("status", "--porcelain", "--untracked-files=all")]
    names += lines_of_git("log", "--max-count=100", "--no-renames", "--name-only", "--format=")
    return [os.path.join(os.path.realpath(ROOT), name) for name in names]


def share_of(files, most, changed, commit):
    """Half of them changed last; the commit chooses the others."""
    share = list(dict.fromkeys(path for path in changed if path in files))[:most // 2]
    others = sorted(set(files) - set(share), key=lambda path: hashlib.sha256(f"{commit} {path}".encode()).digest())
    return share + others[:most - len(share)]


def main():
    build, *chosen = sys.argv[1:]
    compiled_elsewhere = tuple(os.path.join(ROOT, folder) for folder in COMPILED_ELSEWHERE)
    files = sorted(path for path in map(os.path.realpath, source_files((".h", ".cc", ".c")))
                   if not path.startswith(compiled_elsewhere))
    found = with_headers(compilers(build), Includes(files))
    workers = os.cpu_count()
    if chosen[:1] == ["--most"]:
        chosen, workers = share_of(files, int(chosen[1]), changed_files(), "".join(lines_of_git("rev-parse", "HEAD"))), 1
    chosen = list(map(os.path.realpath, chosen)) or files
    faults = 0
    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        for fault in filter(None, pool.map(lambda path: fault_of(path, found.get(path)), chosen)):
            print(fault, flush=True)
            faults += 1
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"{len(chosen) - faults} of {len(chosen)} files compile alone: {used.ru_utime + used.ru_stime:.0f} s of CPU")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
