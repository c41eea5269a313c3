#!/usr/bin/env python3
"""How big the project is: lines of code, types, headers, commands, options, kinds of issues, words of documents.

    size.py [--write] [XAPIAN_NEARDUP]   tables of the tree that this file is in; options are counted in the help of the tool
                                         --write: into tests/SIZE.md

A line of code has more than white space and comments, and is not of an include guard; a docstring of Python is a comment."""

import collections
import io
import os
import re
import subprocess
import sys
import tokenize

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PAGE = "tests/SIZE.md"
PRODUCT, OTHERS = ("core", "icu_tokenizer", "plugin"), ("tests", "examples")
CONTENT_MODEL = "plugin/intake/content/content_model.inc"
CPLUSPLUS = (".h", ".cc", ".c", ".inc")

# What ends a comment, a string or a number of C++ is only known from where it begins.
TOKEN = re.compile(r"""(?P<comment> //(?:\\\n|[^\n])* | /\*.*?\*/ )
                     | (?P<raw> \b(?:u8|[uUL])?R"(?P<mark>[^\s()\\]{0,16})\(.*?\)(?P=mark)" )
                     | (?P<text> "(?:\\.|[^"\\\n])*" | '(?:\\.|[^'\\\n])*' )
                     | (?P<number> \b[0-9][\w'.]* )""", re.VERBOSE | re.DOTALL)
GUARD = re.compile(r"\s*#ifndef (\w+)\n\s*#define \1\n(.*)#endif\s*\Z", re.DOTALL)
TYPE = re.compile(r"\b(?:enum\s+(?:class|struct)|enum|class|struct|union)\s+(?:\[\[[^]]*\]\]\s*|alignas\([^)]*\)\s*|[A-Z][A-Z_0-9]+\s+)*(\w+)"
                  r"(?:\s*<[^;{}]*>)?(?:\s+final)?\s*(?::[^;{}()]*)?\{")

Counts = collections.namedtuple("Counts", "lines scripts headers types", defaults=(0, 0, 0, 0))


def without(kinds, text):
    """C++ with the line breaks alone of each token of these kinds."""
    return TOKEN.sub(lambda token: " " + "\n" * token[0].count("\n") if any(token[kind] for kind in kinds) else token[0], text)


def filled_lines(text):
    return sum(1 for line in text.split("\n") if line.strip())


def lines_of_cplusplus(text):
    """A comment in a string is code, and so is each line of a raw string."""
    code = without({"comment"}, text)
    guard = GUARD.match(code)
    return filled_lines(guard[2] if guard else code)


def types_of(text):
    """Names of the classes, structures, enumerations and unions that a file defines."""
    return TYPE.findall(without({"comment", "raw", "text"}, text))


def lines_of_python(text):
    """A statement that is a string is a comment."""
    white = (tokenize.COMMENT, tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER)
    tokens = [token for token in tokenize.generate_tokens(io.StringIO(text).readline) if token.type not in white]
    kinds = [tokenize.NEWLINE, *(token.type for token in tokens), tokenize.NEWLINE]
    statement = [tokenize.NEWLINE, tokenize.STRING, tokenize.NEWLINE]
    code = {number for place, token in enumerate(tokens) if token.string.strip()
            and kinds[place:place + 3] != statement for number in range(token.start[0], token.end[0] + 1)}
    return sum(1 for number, line in enumerate(text.split("\n"), 1) if number in code and line.strip())


def lines_of_shell(text):
    return sum(1 for line in text.split("\n") if line.strip() and not line.strip().startswith("#"))


def counts_of(path, text):
    """Of one file; of one that is not code, zeros."""
    if path.endswith(CPLUSPLUS):
        return Counts(lines_of_cplusplus(text), 0, int(path.endswith(".h")), len(types_of(text)))
    reader = {".py": lines_of_python, ".sh": lines_of_shell}.get(os.path.splitext(path)[1])
    return Counts(scripts=reader(text)) if reader else Counts()


def sum_of(counts):
    return Counts(*(sum(column) for column in zip(*counts))) if counts else Counts()


def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


def files_below(place, endings):
    for folder, folders, names in os.walk(os.path.join(ROOT, place)):
        folders[:] = [name for name in folders if name not in ("build", ".git", "debian")]
        yield from (os.path.relpath(os.path.join(folder, name), ROOT) for name in names if name.endswith(endings))


def counts_by_folder(place):
    """Of each folder below a component, and the whole model of content by itself."""
    folders = collections.defaultdict(list)
    for path in files_below(place, CPLUSPLUS + (".py", ".sh")):
        counts = counts_of(path, read(path))
        folders[path if path == CONTENT_MODEL else os.path.dirname(path)].append(counts)
    return {folder: sum_of(counts) for folder, counts in sorted(folders.items())}


def options(tool):
    """Lines of options in the help of the program and of each command, and their different names."""
    def help_of(command):
        return subprocess.run([tool, "help", command, "--all"], stdout=subprocess.PIPE, text=True, check=True).stdout

    def rows(text):
        return [row for row in re.findall(r"^  (-.*?)(?:  |$)", text, re.MULTILINE) if "--help" not in row]

    found = [rows(help_of(command)) for command in commands()]
    names = {re.search(r"--[\w-]+", row)[0] for row in sum(found, []) if "--" in row}
    yield "options in the help of all commands, without --help", sum(map(len, found))
    yield "options of different names", len(names)


def commands():
    names = [os.path.basename(path) for path in files_below("plugin/cli/commands", ("_command.cc",))]
    return sorted(name[:-len("_command.cc")].replace("_", "-") for name in names)


def kinds_of_issues():
    kinds = re.search(r"enum class IssueKind[^{]*\{(.*?)\}", without({"comment"}, read("plugin/include/neardup/issue.h")), re.DOTALL)
    return len(re.findall(r"\bk[A-Z]\w+", kinds[1]))


def words(paths):
    return sum(len(read(path).split()) for path in paths)


def table(head, rows):
    yield "| " + " | ".join(head) + " |"
    yield "|---" + "|---:" * (len(head) - 1) + "|"
    for name, *numbers in rows:
        yield f"| {name} | " + " | ".join(f"{number:,}" for number in numbers) + " |"


def page(tool):
    product = {place: counts_by_folder(place) for place in PRODUCT}
    model = product["plugin"].pop(CONTENT_MODEL)
    others = {place: sum_of(list(counts_by_folder(place).values())) for place in OTHERS}
    documents = [path for path in files_below("", (".md",)) if path != PAGE]
    in_tests = [path for path in documents if path.startswith("tests/")]
    all_of_it = sum_of([counts for folders in product.values() for counts in folders.values()])
    head = ("", "lines of C++", "lines of Python and shell", "headers", "types")
    yield from ("# Size", "",
                "Written by `./dev size --write`. A line of code has more than white space and comments, and is not of an include",
                "guard. Types are the classes, structures, enumerations and unions with a name. The product is core, icu_tokenizer",
                "and plugin, without the data of the content model.", "")
    yield from table(head, [("**product**", *all_of_it),
                            *((place, *sum_of(list(folders.values()))) for place, folders in product.items()),
                            ("data of the content model", *model),
                            *((place, *counts) for place, counts in others.items())])
    yield from ("", *table(("", "number"), [
        ("commands", len(commands())), *(options(tool) if tool else []), ("kinds of issues", kinds_of_issues()),
        ("words of documents", words(documents) - words(in_tests)), ("words of documents in tests/", words(in_tests))]))
    yield ""
    yield from table(("folder", *head[1:]),
                     [(folder, *counts) for folders in product.values() for folder, counts in folders.items()])


def main():
    arguments = [word for word in sys.argv[1:] if word != "--write"]
    text = "\n".join(page(arguments[0] if arguments else None)) + "\n"
    if "--write" in sys.argv:
        with open(os.path.join(ROOT, PAGE), "w", encoding="utf-8") as file:
            file.write(text)
    else:
        print(text, end="")


if __name__ == "__main__":
    main()
