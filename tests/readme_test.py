#!/usr/bin/env python3
"""The documents keep their form: the C++ reference shows the quickstart example letter for letter, README.md is short,
docs/README.md leads to every page, ARCHITECTURE.md names every room and arrow, docs/internals/build.md names every build option, and no
document uses a word that the project has given up."""

import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(ROOT, "tests"))
from layering_test import COMPONENTS, SEAMS, place_of_header  # noqa: E402

MOST_LINES = {"README.md": 120, "ARCHITECTURE.md": 120}
README_COMMANDS = ("./dev demo", "./dev test", "xapian-neardup index", "xapian-neardup group", "xapian-neardup find",
                   "xapian-neardup search")
GIVEN_UP = re.compile(r"(?<!application/)\b(octets?|anew|passed over|who may only|as of before)\b", re.I)
LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)")


def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


def files_below(place, endings):
    for folder, folders, files in os.walk(os.path.join(ROOT, place)):
        folders[:] = [name for name in folders if name not in ("build", ".git")]
        yield from (os.path.relpath(os.path.join(folder, name), ROOT) for name in files if name.endswith(endings))


def wrong_quickstart():
    example = read("examples/quickstart.cc")
    blocks = re.findall(r"```cpp\n(.*?)```", read("docs/reference/cpp.md"), re.S)
    if not blocks or blocks[0] != example[example.index("#include"):]:
        yield "docs/reference/cpp.md must show examples/quickstart.cc from its first #include on, before any other C++"


def wrong_readme():
    for path, most in MOST_LINES.items():
        lines = read(path).count("\n")
        if lines > most:
            yield f"{path} has {lines} lines; it may have {most}"
    text = read("README.md")
    yield from (f"README.md lacks the command {command}" for command in README_COMMANDS if command not in text)
    if "README.md" not in read("tests/guides_test.py").split("TEXTS = ")[1].split("\n")[0]:
        yield "tests/guides_test.py does not run the commands of README.md"


def wrong_questions():
    """README.md answers ten questions, each with a page for more or a command."""
    rows = [row for row in read("README.md").split("## Questions")[1].split("\n") if re.match(r"\| [^|]*\? \|", row)]
    yield from (f"README.md: {row}: leads to no page" for row in rows if not LINK.search(row))
    if len(rows) != 10:
        yield f"README.md answers {len(rows)} questions, not 10"


def wrong_guides():
    """A guide of README.md for users begins with what they type, and ends with how to leave."""
    table = read("README.md").split("| you have |")[1].split("\n## ")[0]
    guides = re.findall(r"\[guide\]\((docs/guides/[^)]*)\)", table)
    for path in guides:
        text = re.sub(r"<!--.*?-->\n", "", read(path))
        if not re.match(r"# [^\n]*\n+```sh\n", text):
            yield f"{path} does not begin with what its reader types"
        if re.findall(r"^## (.*)", text, re.M)[-1] != "Leave":
            yield f"{path} does not end with how to leave"
    if len(guides) < 5:
        yield f"README.md names {len(guides)} guides"


def unlinked_pages():
    linked = {os.path.normpath(os.path.join("docs", link)) for link in LINK.findall(read("docs/README.md"))}
    pages = set(files_below("docs", (".md",))) - {"docs/README.md"}
    yield from (f"docs/README.md has no link to {page}" for page in sorted(pages - linked))


def unnamed_rooms():
    text = read("ARCHITECTURE.md")
    for name, component in COMPONENTS.items():
        if component.rooms:
            section = text.split(f"\n## {component.folder}:")[-1].split("\n## ")[0]
            named = re.findall(r"^\| `(\w+)/` \|", section, re.M)
            if named != component.rooms:
                yield f"ARCHITECTURE.md: rooms of {name} are {component.rooms}, not {named}"
        elif os.path.relpath(component.folder, "plugin") not in re.findall(r"`(?:plugin/)?(\w+)/?`", text):
            yield f"ARCHITECTURE.md does not name {component.folder}"


def wrong_arrows():
    """The table of components says what `layering_test.py` allows."""
    rows = re.findall(r"^\| `(\w+)` \|[^|]*\| ([^|]*)\| ([^|]*)\|", read("ARCHITECTURE.md").split("## What a component may use")[1], re.M)
    named = {name: (set(re.findall(r"\w+", uses)), set(re.findall(r"\w+", seams))) for name, uses, seams in rows}
    for name, component in COMPONENTS.items():
        seams = {place_of_header(header)[0] for header in SEAMS.get(name, ())}
        allowed = (component.uses - {name}, seams)
        if named.get(name) != allowed:
            yield f"ARCHITECTURE.md: {name} may use {allowed}, not {named.get(name)}"


def build_options():
    """Those that CMake files declare for whoever builds."""
    names = set()
    for path in files_below("", ("CMakeLists.txt", ".cmake")):
        text = read(path)
        names.update(re.findall(r"\boption\((NEARDUP_\w+)", text))
        names.update(re.findall(r"\bset\((NEARDUP_\w+) [^)]* CACHE (?!INTERNAL)", text))
    return names


def wrong_build_options():
    section = read("docs/internals/build.md").split("## Build options")[1].split("\n## ")[0]
    named, declared = set(re.findall(r"`(NEARDUP_\w+)`", section)), build_options()
    yield from (f"build.md lacks the build option {name}" for name in sorted(declared - named))
    yield from (f"build.md: there is no build option {name}" for name in sorted(named - declared))
    if not declared:
        yield "no build option was found"


def given_up_words():
    for path in sorted(files_below("", (".md",))):
        for number, line in enumerate(read(path).split("\n"), 1):
            yield from (f"{path}:{number}: {word}" for word in GIVEN_UP.findall(line))


def main():
    checks = (wrong_quickstart, wrong_readme, wrong_questions, wrong_guides, unlinked_pages, unnamed_rooms, wrong_arrows,
              wrong_build_options, given_up_words)
    wrong = [line for check in checks for line in check()]
    for line in wrong:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
