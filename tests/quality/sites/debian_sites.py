#!/usr/bin/python3
"""What `index --group` hides and misses on the documentation of Debian: whole sites of many generators and in several languages,
which anybody can get.

    debian_sites.py TOOL WORK_DIR [PACKAGE...]

Gets the packages with apt-get (455 MB for all), unpacks the pages of each, at most 2,000 drawn by the hash of their paths, as a
site into WORK_DIR, and judges them as whole_sites.py does, which explains the table. Packages that the release does not have are
named. Needs python3-lxml and python3-xapian."""

import glob
import gzip
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile

import whole_sites

MOST_PAGES, LEAST_PAGES = 2000, 15
PACKAGES = """
allegro5-doc ant-doc apache2-doc apt-doc aptitude-doc-en aptitude-doc-fr aptitude-doc-ja aptitude-doc-ru aspell-doc cmake-doc
debian-handbook debian-reference-de debian-reference-fr debian-reference-ja erlang-doc exim4-doc-html fltk1.3-doc fp-docs-3.2.2
gap-doc gap-gapdoc gimp-help-de gimp-help-es gimp-help-ja git-doc gnuplot-doc installation-guide-amd64 jedit junit4-doc
libclutter-1.0-doc libcommons-lang3-java-doc libeigen3-doc libghc-aeson-doc libghc-lens-doc libglib2.0-doc
libjfreechart-java-doc libpango1.0-doc libreoffice-help-ru libsdl2-doc libsoup2.4-doc libswingx-java-doc libxml2-doc
lilypond-doc-html maxima-doc nodejs-doc octave-doc postgresql-doc-15 python-django-doc python-scipy-doc python-sqlalchemy-doc
qtdeclarative5-doc-html qttools5-doc-html racket-doc rt4-doc-html sbcl-doc scons-doc tomcat10-docs twisted-doc wx3.2-doc
xapian-doc zsh-doc""".split()


def unpack(package, site):
    """The pages of a package below a folder; none if the release does not have it."""
    with tempfile.TemporaryDirectory() as folder:
        if subprocess.run(["apt-get", "download", "-qq", package], cwd=folder, check=False, stderr=subprocess.DEVNULL).returncode:
            return print(f"no package {package}", file=sys.stderr)
        subprocess.run(["dpkg-deb", "-x", *glob.glob(folder + "/*.deb"), folder + "/files"], check=True)
        pages = [os.path.join(place, name) for place, _, names in os.walk(folder + "/files") for name in names
                 if name.lower().endswith((".html", ".htm", ".html.gz"))]
        pages = sorted((path for path in pages if not os.path.islink(path)),
                       key=lambda path: hashlib.md5(os.path.relpath(path, folder).encode()).digest())
        for path in pages[:MOST_PAGES] if len(pages) >= LEAST_PAGES else []:
            target = os.path.join(site, os.path.relpath(path, folder + "/files/usr/share"))
            os.makedirs(os.path.dirname(target), exist_ok=True)
            with (gzip.open if path.endswith(".gz") else open)(path, "rb") as page, open(target.removesuffix(".gz"), "wb") as out:
                shutil.copyfileobj(page, out)


def main(tool, work, *packages):
    for package in packages or PACKAGES:
        site = os.path.join(work, "sites", package)
        if not os.path.isdir(site):
            unpack(package, site)
    whole_sites.CHOICES = ("main",)
    whole_sites.main(tool, None, work)


main(os.path.abspath(sys.argv[1]), *sys.argv[2:])
