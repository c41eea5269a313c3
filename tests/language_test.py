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

# In documents and notes of the help: turns of phrase that make a reader translate. Text between code marks does not count. Right are "is no longer",
# "is no more than" and "there is no", which say what they mean, and a question that begins with "What".
TURNS = (
    (re.compile(r"(?<!there )\b(?:is|are|was|were) no\b(?! longer| more)", re.IGNORECASE), "is not, has no, there is no"),
    (re.compile(r"\b(?:that|those) of\b", re.IGNORECASE), "name the thing again"),
    (re.compile(r"(?:^|[.:] |\n\n|\n- |\| )Of (?!course)"), "begin with the subject"),
    (re.compile(r"(?:^(?:- )?|[.:] |\n\n|\n- )What [^.?|\n]*(?:\n[^.?|\n]+)*[.|]"), "begin with the subject"),
    (re.compile(r"\blikewise\b", re.IGNORECASE), "also, as well"),
    (re.compile(r"\bsuch a one\b", re.IGNORECASE), "name the thing again"),
    (re.compile(r"\bbeside\b", re.IGNORECASE), "next to, besides"),
)

# Words of the glossary that mean here what they mean elsewhere.
EVERYDAY = ("content", "doubtful", "estimated", "exact", "group", "issue", "method", "near-duplicate", "reference")
# How a first screen explains another word of the glossary; recall and idf are in no screen.
EXPLANATIONS = {
    "centre": ("built round",), "fingerprint": ("64 bits that stand for",), "sign": ("by which copies are found", "was looked at"),
    "signature": ("by which copies are found",), "threshold": ("least similarity",),
}

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


def turn_problems(text):
    """Turns of phrase in a document."""
    prose = re.sub(r"^```.*?^```|^    [^\n]*$|`[^`\n]*`", lambda found: "\n" if found.group().startswith("```") else "x", text,
                   flags=re.DOTALL | re.MULTILINE)
    prose = re.sub(r"(?<=[^\n|])\n(?=[^\n|#>\s-])", " ", prose)  # a sentence may go on in the next line
    problems = []
    for turn, better in TURNS:
        for found in turn.finditer(prose):
            around = prose[max(0, found.start() - 40):found.end() + 40].replace("\n", " ")
            problems.append(f"'{around.strip()}': {better}")
    return problems


def glossary_words():
    with open(os.path.join(ROOT, "docs/glossary.md"), encoding="utf-8") as file:
        words = re.findall(r"^\*\*(.+?)\.\*\*", file.read(), re.MULTILINE)
    assert len(words) > 40, words
    return [*(word.lower() for word in words), "recall", "idf"]


def unexplained_words(screen):
    """Words of the glossary in a first screen that does not explain them. Commands, options and their values do not count."""
    prose = re.sub(r"^\s*(?:Usage: )?xapian-neardup .*$|`[^`\n]*`|--?[a-z-]+|'[^'\n]*'|\S*\|\S*|\b[A-Z]{2,}\b", " ", screen, flags=re.MULTILINE)
    prose = re.sub(r"\s+", " ", prose).lower()
    return [word for word in glossary_words()
            if word not in EVERYDAY and re.search(rf"\b{word}(?:s|ed|ing)?\b", prose)
            and not any(explanation in prose for explanation in EXPLANATIONS.get(word, ()))]


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
            text = file.read()
        problems += [f"{path}: {problem}" for problem in word_problems(text)]
    assert count > 300, f"only {count} files found"
    return problems


def documents():
    for place, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in ("build", "tests", ".git", "node_modules")]
        yield from (os.path.relpath(os.path.join(place, name), ROOT) for name in sorted(names)
                    if name.endswith(".md") or place.endswith("/flags/notes"))


def document_problems():
    count = 0
    problems = []
    for path in documents():
        count += 1
        with open(os.path.join(ROOT, path), encoding="utf-8") as file:
            problems += [f"{path}: {problem}" for problem in turn_problems(file.read())]
    assert count > 30, f"only {count} documents found"
    return problems


def tool_problems(tool):
    def help_of(*words):
        return subprocess.run([tool, *words], capture_output=True, text=True, check=True).stdout

    commands = re.findall(r"^  ([a-z-]+) ", help_of("help", "--all"), re.MULTILINE)
    assert len(commands) > 10, commands
    problems = [f"xapian-neardup --help {problem}" for problem in help_problems(help_of("--help"))]
    problems += [f"xapian-neardup {' '.join(words)} does not explain '{word}'" for words in (["--help"], *([one, "--help"] for one in commands))
                 for word in unexplained_words(help_of(*words))]
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
    for text in ("A scan is no text.", "It has the size of\nthose of a page.", "x.\n\nOf these all go.", "It ends. What is left\nover goes.",
                 "- What goes goes.", "Files likewise.", "It is such a one.", "They stand\nbeside it."):
        assert len(turn_problems(text)) == 1, text
    assert not turn_problems("It is no longer there, and there is no more. What is a word? `What is no word.` Besides, a part of it.\n\n"
                             "    What is in a block is code.\n\n```text\nOf these\n```\n")
    for text, words in (("Choose bands, and sign it.", ["band", "sign"]), ("the threshold\n  --band-cap N 'sign'", ["threshold"]),
                        ("the threshold, the least\n    similarity; a group, SLOT, shingle|idf", [])):
        assert unexplained_words(text) == words, (text, unexplained_words(text))
    good = "Do it.\nUsage: do [OPTIONS]\n\nOptions:\n  --limit N   maximum; default 3\n\nExample:\n  do " + "x" * 200 + "\n"
    assert not help_problems(good), help_problems(good)
    for bad in (good + "\n" * MOST_LINES, good.replace(" N ", " UINT "), good.replace("--limit N", "--limit TEXT REQUIRED"),
                good.replace("maximum", "maximum" * 20), good.replace("Do it.", "Do it"), good + "Excludes: --x\n"):
        assert help_problems(bad), bad


def main():
    check_the_checks()
    problems = file_problems() + document_problems()
    with open(os.path.join(ROOT, "README.md"), encoding="utf-8") as file:
        problems += [f"README.md does not explain '{word}'" for word in unexplained_words("".join(file.readlines()[:60]))]
    if len(sys.argv) > 1 and sys.argv[1]:
        problems += tool_problems(sys.argv[1])
    print("\n".join(problems) or "the language is the project's")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
