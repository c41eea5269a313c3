#!/usr/bin/env python3
"""Sources, documents and help use the project's language: standard words, and none of the parser's leftovers.

    language_test.py [PATH_OF_XAPIAN_NEARDUP]

With the tool, the help of each command is checked, too."""

import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDERS = ("core", "icu_tokenizer", "plugin", "docs", "examples", "cmake", "tests/end_to_end")
SUFFIXES = (".cc", ".h", ".py", ".sh", ".md", ".h2m", ".txt")

# A text, and what to write instead.
AVOIDED = (
    (re.compile(r"octets?(?!-stream)\b", re.IGNORECASE), "byte"),
    (re.compile(r"\banew\b", re.IGNORECASE), "again"),
    (re.compile(r"\bpassed over\b", re.IGNORECASE), "skipped"),
    (re.compile(r"\bwho may only\b", re.IGNORECASE), "without write access"),
    (re.compile(r"\bas of before\b", re.IGNORECASE), "unchanged"),
)

MOST_LINES = 30  # of the help of a command
WIDEST = 80  # columns, but for examples
LEFTOVERS = ("REQUIRED", "Excludes:", "Needs:", "[Option Group", " TEXT", " UINT", " FLOAT")


def without_comment_marks(text):
    """A sentence of a comment or of a text may go on in the next line."""
    return re.sub(r'[ \t]*(?:\\n)?"?[ \t]*\n[ \t]*(?:\*|//+|#|")?[ \t]*', " ", text)


def word_problems(text):
    """What is to be avoided, and what to write instead."""
    whole = without_comment_marks(text)
    return [f"'{found.group()}': write '{better}'" for avoided, better in AVOIDED for found in avoided.finditer(whole)]


def help_problems(text):
    lines = text.splitlines()
    problems = []
    if len(lines) > MOST_LINES:
        problems.append(f"has {len(lines)} lines, more than {MOST_LINES}")
    problems += [f"shows '{leftover.strip()}'" for leftover in LEFTOVERS if leftover in text]
    explained = re.split(r"\nExamples?:\n", text)[0].splitlines()
    problems += [f"has a line of {len(line)} columns: {line}" for line in explained if len(line) > WIDEST]
    if not re.match(r"[A-Z][^\n]*\.\n", text):
        problems.append("does not begin with a sentence")
    return problems


def checked_files():
    for folder in FOLDERS:
        for place, _, names in os.walk(os.path.join(ROOT, folder)):
            for name in sorted(names):
                if name.endswith(SUFFIXES):
                    yield os.path.relpath(os.path.join(place, name), ROOT)


def file_problems():
    count = 0
    problems = []
    for path in checked_files():
        count += 1
        with open(os.path.join(ROOT, path), encoding="utf-8", errors="replace") as file:
            problems += [f"{path}: {problem}" for problem in word_problems(file.read())]
    assert count > 300, f"only {count} files found"
    return problems


def tool_problems(tool):
    def help_of(*words):
        return subprocess.run([tool, *words], capture_output=True, text=True, check=True).stdout

    commands = re.findall(r"^  ([a-z-]+) ", help_of("help", "--all"), re.MULTILINE)
    assert len(commands) > 10, commands
    problems = [f"xapian-neardup --help {problem}" for problem in help_problems(help_of("--help"))]
    for command in commands:
        shown = help_of(command, "--help")
        problems += [f"xapian-neardup {command} --help {problem}" for problem in help_problems(shown)]
        problems += [f"xapian-neardup help {command} --all {problem}" for problem in word_problems(help_of("help", command, "--all"))]
    return problems


def check_the_checks():
    """Each check finds a planted problem, and nothing in good text."""
    planted = ("an octet", "two Octets", "index it anew", "is passed over", "who may only read", "as of before",
               "they are passed\n *  over", 'they are passed "\n    "over', "they are passed\\n\"\n  \"over")
    for text in planted:
        assert len(word_problems(text)) == 1, text
    assert not word_problems("application/octet-stream; a byte; index it again; it is skipped; renewed")
    good = "Do it.\nUsage: do [OPTIONS]\n\nOptions:\n  --limit N   maximum; default 3\n\nExample:\n  do " + "x" * 200 + "\n"
    assert not help_problems(good), help_problems(good)
    for bad in (good + "\n" * MOST_LINES, good.replace(" N ", " UINT "), good.replace("--limit N", "--limit TEXT REQUIRED"),
                good.replace("maximum", "maximum" * 20), good.replace("Do it.", "Do it"), good + "Excludes: --x\n"):
        assert help_problems(bad), bad


def main():
    check_the_checks()
    problems = file_problems()
    if len(sys.argv) > 1 and sys.argv[1]:
        problems += tool_problems(sys.argv[1])
    print("\n".join(problems) or "the language is the project's")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
