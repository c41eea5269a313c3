"""Real documents that Debian packages bring as source, in Markdown and reStructuredText."""

import glob
import gzip
import os
import re
import subprocess

DOC = "/usr/share/doc"
KERNEL = f"{DOC}/linux-doc-6.1/html/_sources"
GEMS = "/usr/lib/ruby/gems/*/gems"

# Pattern of paths, and how many of them at most.
MARKDOWN = ((f"{DOC}/nodejs/api/*.md*", 36), (f"{DOC}/systemd/*.md*", 8), (f"{DOC}/zstd/*.md*", 4),
            (f"{GEMS}/*/*.md", 14), (f"{GEMS}/rbs-*/docs/*.md", 6))
RST = ((f"{KERNEL}/process/*.rst.txt", 12), (f"{KERNEL}/admin-guide/*.rst.txt", 12),
       (f"{KERNEL}/translations/zh_CN/process/*.rst.txt", 10), (f"{KERNEL}/translations/zh_TW/*.rst.txt", 4),
       (f"{KERNEL}/translations/it_IT/*/*.rst.txt", 10), (f"{KERNEL}/translations/ko_KR/*.rst.txt", 2),
       (f"{KERNEL}/translations/ja_JP/*.rst.txt", 2), (f"{DOC}/python3.11/html/_sources/howto/*.rst.txt", 8),
       (f"{DOC}/python3.11/html/_sources/faq/*.rst.txt", 4), (f"{DOC}/python-bs4-doc/html*/_sources/*.rst.txt", 6))
LEAST_BYTES = 800
MOST_BYTES = 60_000
FRONT_MATTER = re.compile(r"---\n.*?\n---\n\s*", re.DOTALL)

# What Sphinx alone understands: directives that make text, and roles, which become their text.
SPHINX_DIRECTIVES = re.compile(r"^ *\.\. *(toctree|automodule|autoclass|kernel-|only|ifconfig|deprecated|method|class|"
                               r"function|index|c:|versionchanged|versionadded)", re.MULTILINE)
SPHINX_ROLES = re.compile(r"(?<!\w):(?!math)[\w+.-]+(?::[\w+.-]+)?:`[!~]?([^`<]*?)\s*(?:<[^`>]*>)?`")
INCLUSION = re.compile(r"^\.\. include::.*$", re.MULTILINE)
TRANSLATION = re.compile(r"translations/(\w\w)_|html\.(\w\w)")


class Document:
    """The name has letters and digits alone, so that no generator changes it."""

    def __init__(self, path, text, number):
        self.path = path
        self.text = text
        stem = os.path.basename(path).split(".")[0]
        self.name = f"d{number:03d}" + re.sub(r"[^a-z0-9]", "", stem.lower())[:20]

    def language(self):
        found = TRANSLATION.search(self.path)
        return found.group(1) or found.group(2) if found else "en"


class MarkdownDocument(Document):
    """The title is the first heading; the body has all but that."""

    def __init__(self, path, text, number):
        super().__init__(path, text, number)
        head, _, self.body = text.partition("\n")
        self.title = head.lstrip("# ").strip()


def read(path):
    with (gzip.open if path.endswith(".gz") else open)(path, "rb") as file:
        return file.read().decode("utf-8", "replace").replace("\r\n", "\n")


def plain_markdown(path):
    """The text from its title on. None without a title, and for what is a template to a generator."""
    text = FRONT_MATTER.sub("", read(path), count=1)
    return text if text.startswith("# ") and "{%" not in text and "{{" not in text else None


def plain_rst(path):
    """The text without roles of Sphinx. None for what docutils alone does not read without an error."""
    text = read(path)
    if SPHINX_DIRECTIVES.search(text):
        return None
    text = SPHINX_ROLES.sub(r"\1", INCLUSION.sub("", text))
    done = subprocess.run(["rst2html", "--report=3", "--halt=5", "-", "/dev/null"], input=text, text=True,
                          capture_output=True, check=False)
    return None if "ERROR" in done.stderr or "SEVERE" in done.stderr else text


def chosen(patterns, text_of):
    """Path and text of documents from all parts of each folder."""
    for pattern, most in patterns:
        paths = [path for path in sorted(glob.glob(pattern)) if LEAST_BYTES <= os.path.getsize(path)]
        found = 0
        for path in [path for start in range(4) for path in paths[start::4]]:
            text = text_of(path) if found < most else None
            if text and LEAST_BYTES <= len(text) <= MOST_BYTES:
                found += 1
                yield path, text


def markdown_documents():
    return [MarkdownDocument(path, text, number)
            for number, (path, text) in enumerate(chosen(MARKDOWN, plain_markdown))]


def rst_documents():
    return [Document(path, text, number) for number, (path, text) in enumerate(chosen(RST, plain_rst))]
