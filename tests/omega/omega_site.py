"""Debian's Omega as a CGI, called without a web server, and what its pages hold."""

import html.parser
import os
import re
import shutil
import subprocess
import urllib.parse

OMEGA = os.environ.get("NEARDUP_TEST_OMEGA", "/usr/lib/cgi-bin/omega/omega")  # another release, to try it
TEMPLATES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../plugin/omega/templates")


def missing():
    """What keeps these tests from running; empty if nothing does."""
    if not os.path.exists(OMEGA):
        return "Omega is not installed (Debian: xapian-omega)"
    try:
        import xapian  # noqa: F401
    except ImportError:
        return "the Python bindings of Xapian are not installed (Debian: python3-xapian)"
    return ""


class Answer:
    """What the CGI wrote: headers by lower-case name, and the body in bytes."""

    def __init__(self, content):
        head, self.body = content.replace(b"\r\n", b"\n").split(b"\n\n", 1)
        self.headers = {}
        for line in head.decode().splitlines():
            name, value = line.split(":", 1)
            self.headers[name.strip().lower()] = value.strip()


class OmegaSite:
    """Databases and the templates of the tree in a folder."""

    def __init__(self, folder):
        self.folder = folder
        self.conf = os.path.join(folder, "omega.conf")
        self.database = os.path.join(folder, "data", "default")
        os.mkdir(os.path.join(folder, "data"))
        shutil.copytree(TEMPLATES, os.path.join(folder, "templates"))
        with open(self.conf, "w", encoding="utf-8") as file:
            file.write(f"database_dir {folder}/data\ntemplate_dir {folder}/templates\nlog_dir {folder}\ncdb_dir {folder}\n")

    def ask(self, query, follow=True, **environment):
        """Follows one redirect, as clients do. @param query  names and values, or the bytes of a whole query string."""
        if not isinstance(query, (str, bytes)):
            query = urllib.parse.urlencode(query)
        env = {"PATH": os.environ["PATH"], "REQUEST_METHOD": "GET", "SCRIPT_NAME": "/search", "QUERY_STRING": query,
               "OMEGA_CONFIG_FILE": self.conf, **environment}
        done = subprocess.run([OMEGA], env=env, capture_output=True, timeout=60, check=True)
        answer = Answer(done.stdout)
        if answer.headers.get("status", "").startswith("307") and follow:
            return self.ask(answer.headers["location"].removeprefix("/search?"), False, **environment)
        return answer


class Page(html.parser.HTMLParser):
    """A page as its elements: `structure` is every tag with the names of its attributes, in order."""

    def __init__(self, content):
        super().__init__()
        self.structure = []
        self.elements = []
        self.links = []  # (visible text, href)
        self.link_names = []  # what a screen reader says
        self.titles = []  # text of each result's heading
        self.style = ""
        self.text = ""
        self._open = None
        self._unseen = 0  # depth of elements for screen readers alone
        self._heading = None
        self._in_style = False
        self.feed(content.decode("utf-8", "replace"))

    def handle_starttag(self, tag, attributes):
        self.structure.append((tag, tuple(name for name, _ in attributes)))
        self.elements.append((tag, dict(attributes)))
        if tag == "a":
            self._open = [dict(attributes).get("href", ""), "", dict(attributes).get("aria-label")]
        if tag == "span" and (self._unseen or dict(attributes).get("class") == "unseen"):
            self._unseen += 1
        if tag == "h2":
            self._heading = ""
        self._in_style = tag == "style"

    def handle_endtag(self, tag):
        if tag == "a" and self._open:
            text = self._open[1].replace("\0", "")
            self.links.append((re.sub("\0.*?\0", "", self._open[1]), self._open[0]))
            self.link_names.append(self._open[2] or text)
            self._open = None
        if tag == "span" and self._unseen:
            self._unseen -= 1
        if tag == "h2":
            self.titles.append(self._heading)
            self._heading = None
        self._in_style = False

    def handle_data(self, data):
        if self._in_style:
            self.style += data
            return
        self.text += data
        if self._open:
            self._open[1] += "\0" + data + "\0" if self._unseen else data
        if self._heading is not None:
            self._heading += data

    def link(self, text):
        """Query string of the first link of that text; None without one."""
        return next((href[1:] for name, href in self.links if name == text and href.startswith("?")), None)
