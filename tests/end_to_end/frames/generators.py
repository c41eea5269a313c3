"""Generators of sites and their themes, which put documents into frames.

A frame has a name, a function that writes the pages of documents into a folder, and the XPath of the element that holds
the content of such a page. The functions return {name of the document: path of its page}."""

import glob
import json
import os
import subprocess

PYTHON = ("/usr/bin/python3", "-m")
MKDOCS_THEMES = "/usr/share/mkdocs/themes"  # Debian's packages of themes

SPHINX_CONF = """
import guzzle_sphinx_theme, sphinx_bootstrap_theme
project, author, copyright, version = "The Collected Manuals", "The authors", "2026, the authors", "3.1"
extensions = {extensions}
html_theme_path = guzzle_sphinx_theme.html_theme_path() + sphinx_bootstrap_theme.get_html_theme_path()
suppress_warnings = ["*"]
"""
DOXYFILE = """
PROJECT_NAME = "The Collected Manuals"
PROJECT_BRIEF = "Everything that the machine can tell of itself"
INPUT = {sources}
OUTPUT_DIRECTORY = {output}
FILE_PATTERNS = *.md
GENERATE_LATEX = NO
GENERATE_TREEVIEW = {tree}
QUIET = YES
WARNINGS = NO
"""
PELICAN_CONF = """
AUTHOR, SITENAME, SITEURL, TIMEZONE, DEFAULT_LANG = "The authors", "The Collected Manuals", "", "UTC", "en"
FEED_ALL_ATOM = CATEGORY_FEED_ATOM = AUTHOR_FEED_ATOM = None
ARTICLE_SAVE_AS, MARKDOWN = "{slug}.html", {"extension_configs": {"markdown.extensions.extra": {}}}
LINKS = (("Planet Debian", "https://planet.debian.org/"), ("Wiki", "https://wiki.debian.org/"))
SOCIAL = (("Mastodon", "https://example.org/@authors"), ("Feed", "https://example.org/feed"))
"""


def run(command, **options):
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def written_sources(documents, folder, suffix, text_of):
    for document in documents:
        write(os.path.join(folder, document.name + suffix), text_of(document))
    return folder


def pages(documents, folder, pattern):
    """Those that the generator made; {} in the pattern is the name of a document."""
    found = {document.name: glob.glob(os.path.join(folder, pattern.format(document.name))) for document in documents}
    return {name: paths[0] for name, paths in found.items() if paths}


def sphinx(theme, suffix):
    def make(documents, folder):
        source = os.path.join(os.path.dirname(folder), "sphinx" + suffix)  # one for all themes: it is parsed once
        if not os.path.exists(source):
            extensions = ["pallets_sphinx_themes"] + (["myst_parser"] if suffix == ".md" else [])
            write(os.path.join(source, "conf.py"), SPHINX_CONF.format(extensions=extensions))
            write(os.path.join(source, "index.rst"), "Manuals\n=======\n\n.. toctree::\n   :glob:\n\n   d*\n")
            written_sources(documents, source, suffix, lambda document: document.text)
        run([*PYTHON, "sphinx", "-q", "-b", "html", "-D", f"html_theme={theme}", "-d", source + "-parsed", source,
             folder])
        return pages(documents, folder, "{}.html")
    return make


def mkdocs(theme):
    def make(documents, folder):
        written_sources(documents, os.path.join(folder, "docs"), ".md", lambda document: document.text)
        write(os.path.join(folder, "docs", "index.md"), "# Manuals\n\nChoose one.\n")
        settings = {"site_name": "The Collected Manuals", "theme": theme, "use_directory_urls": False,
                    "copyright": "2026, the authors", "repo_url": "https://example.org/manuals", "plugins": []}
        write(os.path.join(folder, "mkdocs.yml"), json.dumps(settings))
        run([*PYTHON, "mkdocs", "build", "-q"], cwd=folder, env=dict(os.environ, PYTHONPATH=MKDOCS_THEMES))
        return pages(documents, os.path.join(folder, "site"), "{}.html")
    return make


def pandoc(reader, *options):
    def make(documents, folder):
        os.makedirs(folder)
        for document in documents:
            run(["pandoc", "-f", reader, "-t", "html", "-s", "--metadata", f"pagetitle={document.name}", *options,
                 "-o", os.path.join(folder, document.name + ".html")], input=document.text, text=True)
        return pages(documents, folder, "{}.html")
    return make


def doxygen(tree):
    def make(documents, folder):
        sources = written_sources(documents, os.path.join(folder, "sources"), ".md", lambda document: document.text)
        write(os.path.join(folder, "Doxyfile"), DOXYFILE.format(sources=sources, output=folder, tree=tree))
        run(["doxygen"], cwd=folder)
        return pages(documents, os.path.join(folder, "html"), "md_*{}.html")
    return make


def jekyll(layout):
    def make(documents, folder):
        def text_of(document):
            return f"---\nlayout: {layout}\ntitle: {json.dumps(document.title)}\ndate: 2026-01-02\n---\n{document.body}"
        written_sources(documents, folder, ".md", text_of)
        settings = {"title": "The Collected Manuals", "theme": "minima", "email": "authors@example.org",
                    "description": "Everything that the machine can tell of itself.", "markdown": "kramdown"}
        write(os.path.join(folder, "_config.yml"), json.dumps(settings))
        run(["jekyll", "build"], cwd=folder)
        return pages(documents, os.path.join(folder, "_site"), "{}.html")
    return make


def asciidoctor(*options):
    """Pandoc writes the AsciiDoc."""
    def make(documents, folder):
        os.makedirs(folder)
        for document in documents:
            path = os.path.join(folder, document.name + ".adoc")
            run(["pandoc", "-f", "gfm", "-t", "asciidoctor", "--shift-heading-level-by=-1", "-s", "-o", path],
                input=document.text, text=True)
            run(["asciidoctor", *options, path])
        return pages(documents, folder, "{}.html")
    return make


def pelican(theme, suffix):
    def make(documents, folder):
        def text_of(document):
            head = f"Title: {document.title}\nDate: 2026-01-02\nCategory: Manuals\nSlug: {document.name}\n"
            return f"{head}\n{document.body}"
        written_sources(documents, os.path.join(folder, "content"), suffix, text_of)
        write(os.path.join(folder, "pelicanconf.py"), PELICAN_CONF)
        run([*PYTHON, "pelican", "content", "-s", "pelicanconf.py", "-o", "site", "-t", theme], cwd=folder)
        return pages(documents, os.path.join(folder, "site"), "{}.html")
    return make


def rst2html(documents, folder):
    os.makedirs(folder)
    for document in documents:
        path = os.path.join(folder, document.name + ".html")
        run(["rst2html", "--report=5", "-", path], input=document.text, text=True)
    return pages(documents, folder, "{}.html")


ROLE_MAIN = '//*[@role="main"]'
SPHINX_CONTENT = {"guzzle_sphinx_theme": '//div[contains(@class, "document")]//section',
                  "pydata_sphinx_theme": "//main//section", "sphinx_book_theme": '//*[@id="main-content"]//section'}
SPHINX_THEMES = ("alabaster", "classic", "agogo", "bizstyle", "haiku", "nature", "pyramid", "scrolls", "sphinxdoc",
                 "traditional", "sphinx_rtd_theme", "furo", "pydata_sphinx_theme", "sphinx_book_theme", "bootstrap",
                 "guzzle_sphinx_theme", "flask")


def sphinx_frames(suffix):
    return {f"sphinx {theme}": (sphinx(theme, suffix), SPHINX_CONTENT.get(theme, ROLE_MAIN))
            for theme in SPHINX_THEMES}


MARKDOWN_FRAMES = {
    **sphinx_frames(".md"),
    "mkdocs mkdocs": (mkdocs("mkdocs"), ROLE_MAIN),
    "mkdocs readthedocs": (mkdocs("readthedocs"), ROLE_MAIN),
    "mkdocs material": (mkdocs("material"), "//article"),
    "mkdocs nature": (mkdocs("nature"), '//div[@class="body"]'),
    "mkdocs bootstrap": (mkdocs("bootstrap"), '//div[@role="main"]'),
    "pandoc": (pandoc("gfm"), "//body"),
    "pandoc toc": (pandoc("gfm", "--toc"), '//body/*[not(@id="TOC")]'),
    "doxygen": (doxygen("NO"), '//div[@class="textblock"]'),
    "doxygen tree": (doxygen("YES"), '//div[@class="textblock"]'),
    "jekyll page": (jekyll("page"), '//div[@class="post-content"]'),
    "jekyll post": (jekyll("post"), '//div[contains(@class, "post-content")]'),
    "asciidoctor toc": (asciidoctor("-a", "toc=left"), '//div[@id="content"]'),
    "pelican simple": (pelican("simple", ".md"), '//div[@class="entry-content"]'),
}
RST_FRAMES = {
    **sphinx_frames(".rst"),
    "rst2html": (rst2html, "//body"),
    "pandoc": (pandoc("rst"), "//body"),
    "pandoc toc": (pandoc("rst", "--toc"), '//body/*[not(@id="TOC")]'),
}
