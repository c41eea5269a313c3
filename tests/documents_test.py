#!/usr/bin/env python3
"""What documents name is there: files of the tree, and types and functions of the sources.

    documents_test.py          also `tests/fuzz/uncovered.txt`, whose lines a compiler passes over if they match nothing,
                               and the rooms whose tests a test in Python belongs to
"""

import glob
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SUFFIXES = (".h", ".cc", ".py", ".sh", ".md", ".inc", ".txt", ".tsv", ".jsonl", ".script", ".cmake", ".h2m")
DOCUMENTS = [path for pattern in ("*.md", "docs/**/*.md", "plugin/**/*.md", "tests/**/*.md", "applications/**/*.md")
             for path in glob.glob(os.path.join(ROOT, pattern), recursive=True)
             if not os.path.relpath(path, ROOT).startswith(("build", "CHANGELOG"))]
TREES = ("core", "icu_tokenizer", "plugin", "tests", "examples", "docs", "cmake", "debian", "applications")


def text_of(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def source_files():
    for tree in TREES:
        for folder, _, names in os.walk(os.path.join(ROOT, tree)):
            for name in names:
                yield os.path.join(folder, name)


FILES = list(source_files())
SOURCES = "\n".join(text_of(path) for path in FILES if path.endswith((".h", ".cc", ".py", "CMakeLists.txt"))
                    and not path.endswith("/documents_test.py"))
NAMES = set(re.findall(r"\w+", SOURCES)) | {os.path.basename(path).split(".")[0] for path in FILES}
# Names of other libraries, and of a target that CMake puts together.
FOREIGN = {"TermGenerator", "WritableDatabase", "QueryParser", "MatchDecider", "KeyMaker", "MultiValueKeyMaker", "MSetIterator",
           "CamelCase", "SignatureUpdateProcessorFactory", "neardup_plugin"}


def missing_paths(document, text):
    """Paths in code spans that begin with a folder of the tree and name no file."""
    for path in re.findall(r"`((?:%s)/[\w./*<>-]+)`" % "|".join(TREES), text):
        if "<" in path or "/TARGET/" in path or not (path.endswith(SUFFIXES) or path.endswith("/")):
            continue
        if not glob.glob(os.path.join(ROOT, path)):
            yield f"{document}: no file {path}"
    for header in re.findall(r"`(neardup/[\w./]+\.h)`", text):
        if not glob.glob(os.path.join(ROOT, "*/include", header)):
            yield f"{document}: no public header {header}"


def missing_names(document, text):
    """Types and functions in code spans that no source has; in docs/internals also sources, by their names without suffix."""
    text = re.sub(r"^```.*?^```", "", text, flags=re.S | re.M)
    end = r"(?:\(\))?" if document.startswith("docs/internals/") else r"\(\)"
    for name in set(re.findall(r"`(?:neardup::)?([A-Z][a-z]+(?:[A-Z][a-z]+)+|[a-z]+(?:_[a-z]+)+%s)`" % end, text)):
        if name not in FOREIGN and name.rstrip("()") not in NAMES:
            yield f"{document}: no source has {name}"


def missing_samples():
    """Lines of C++ that docs/internals/build.md shows stand in a source, whatever their line breaks."""
    text = text_of(os.path.join(ROOT, "docs/internals/build.md"))
    sources = "".join(SOURCES.split())
    for block in re.findall(r"(?:^    [^\n]*[;{},]\n)+", text, re.MULTILINE):
        if "::" in block and "".join(block.split()) not in sources:
            yield f"docs/internals/build.md: no source has\n{block}"


def missing_sources():
    for line in text_of(os.path.join(ROOT, "tests/fuzz/uncovered.txt")).splitlines():
        if line.startswith("src:*/") and not glob.glob(os.path.join(ROOT, line[len("src:*/"):])):
            yield f"tests/fuzz/uncovered.txt: no file {line[len('src:*/'):]}"


def missing_rooms():
    """Rooms that the end-to-end tests name, for `./dev test ROOM`; each names one."""
    for path in glob.glob(os.path.join(ROOT, "tests/end_to_end/**/*_test.py"), recursive=True):
        line = re.search(r"^# Rooms: (.+)$", text_of(path), re.MULTILINE)
        for room in line[1].split(", ") if line else ["(none)"]:
            if not os.path.isdir(os.path.join(ROOT, "tests", room)):
                yield f"{os.path.relpath(path, ROOT)}: no room {room}"


def wrong_versions():
    """The versions of the content rules in plugin/FORMAT.md are those of the sources."""
    rules, doubtful = (re.search(rf"constexpr unsigned {name} = (\d+);", SOURCES)[1] for name in ("kContentRules", "kDoubtfulContentRules"))
    text = " ".join(text_of(os.path.join(ROOT, "plugin/FORMAT.md")).split())
    if f"{rules} for pages and mails, {doubtful} for a page whose choice was doubtful" not in text:
        yield f"plugin/FORMAT.md: the content rules are those of the versions {rules} and {doubtful}"


def main():
    problems = [*missing_sources(), *missing_samples(), *missing_rooms(), *wrong_versions()]
    for path in DOCUMENTS:
        document = os.path.relpath(path, ROOT)
        text = text_of(path)
        problems += missing_paths(document, text)
        problems += missing_names(document, text)
    assert list(missing_paths("x", "`core/src/none.cc`, `neardup/none.h`")) and list(missing_names("x", "`NoSuchType`"))
    assert list(missing_names("docs/internals/x", "`no_such_source`")) and not list(missing_names("x", "`no_such_source`"))
    if not DOCUMENTS or problems:
        sys.exit("\n".join(problems) or "no documents")
    print(f"{len(DOCUMENTS)} documents")


if __name__ == "__main__":
    main()
