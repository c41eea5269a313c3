#!/usr/bin/env python3
"""Site search on this machine: Debian's omindex and Omega, unmodified, show each text once.

    examples/site_search/run.py [FOLDER] [--port N] [--seconds N] [--tool PATH_OF_XAPIAN_NEARDUP]

Indexes FOLDER (default /usr/share/doc), signs and groups it, and serves the search page on the loopback interface until
Ctrl-C. Needs the packages xapian-omega and busybox. All it writes is in a temporary folder, which goes in the end.
"""

import argparse
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
OMEGA = "/usr/lib/cgi-bin/omega/omega"
NEEDS = {"omindex": "xapian-omega", OMEGA: "xapian-omega", "busybox": "busybox"}

START_PAGE = """<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Site search</title>
<form action="/cgi-bin/search" role="search">
<label>Search <input type="search" name="P" autofocus></label> <button>Search</button>
<input type="hidden" name="FMT" value="neardup"><input type="hidden" name="COLLAPSE" value="65">
<input type="hidden" name="MINHITS" value="1000">
<input type="hidden" name="SORT" value="67"><input type="hidden" name="SORTAFTER" value="1">
</form></html>
"""


def missing_packages():
    return sorted({package for program, package in NEEDS.items() if not shutil.which(program)})


def default_tool():
    built = [os.path.join(ROOT, "build", preset, "plugin/cli/xapian-neardup") for preset in ("release", "ci", "dev")]
    return next((path for path in [shutil.which("xapian-neardup"), *built] if path and os.path.exists(path)), None)


def write(path, content, mode=0o644):
    with open(path, "w", encoding="utf-8") as file:
        file.write(content)
    os.chmod(path, mode)
    return path


def make_site(tool, folder, place):
    """What a web server serves: the folder under /docs and Omega as /cgi-bin/search. Returns its root."""
    for name in ("data", "templates", "www/cgi-bin"):
        os.makedirs(os.path.join(place, name))
    conf = write(os.path.join(place, "omega.conf"),
                 f"database_dir {place}/data\ntemplate_dir {place}/templates\nlog_dir {place}\ncdb_dir {place}\n")
    database = os.path.join(place, "data", "default")
    with open(os.path.join(place, "omindex.log"), "w", encoding="utf-8") as log:
        # From a larger sample than the usual 512 bytes, snippets show the words of the query.
        subprocess.run(["omindex", "--db", database, "--url", "/docs", "--sample-size", "16K", folder], stdout=log, stderr=log, check=True)
    subprocess.run([tool, "sign", database], check=True)
    subprocess.run([tool, "group", database], check=True)
    subprocess.run([tool, "omega-setup", "--omega-conf", conf], stdout=subprocess.DEVNULL, check=True)
    root = os.path.join(place, "www")
    write(os.path.join(root, "cgi-bin", "search"), f"#!/bin/sh\nulimit -t 10\nexport OMEGA_CONFIG_FILE={conf}\nexec {OMEGA}\n", 0o755)
    write(os.path.join(root, "index.html"), START_PAGE)
    os.symlink(os.path.abspath(folder), os.path.join(root, "docs"))
    return root


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def serve(root, port, stop, seconds):
    """Until `stop` is set, the seconds are over, or the server ends. Returns the exit code."""
    server = subprocess.Popen(["busybox", "httpd", "-f", "-p", f"127.0.0.1:{port}", "-h", root], start_new_session=True)
    threading.Thread(target=lambda: (server.wait(), stop.set()), daemon=True).start()
    try:
        print(f"http://127.0.0.1:{port}/   (Ctrl-C stops)", flush=True)
        stop.wait(seconds)
        return 1 if server.poll() is not None else 0
    finally:
        if server.poll() is None:
            server.terminate()
        server.wait()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", default="/usr/share/doc")
    parser.add_argument("--port", type=int, help="default: a free one")
    parser.add_argument("--seconds", type=float, help="stop after so long; default: on Ctrl-C")
    parser.add_argument("--tool", default=default_tool(), help="the program xapian-neardup")
    options = parser.parse_args()
    if missing_packages():
        return "install first: apt-get install " + " ".join(missing_packages())
    if not options.tool:
        return "no xapian-neardup; build it ('./dev build') or name it by --tool"
    if not os.path.isdir(options.folder):
        return f"no folder '{options.folder}'"
    stop = threading.Event()
    signal.signal(signal.SIGTERM, lambda *_: stop.set())
    with tempfile.TemporaryDirectory(prefix="site-search-") as place:
        os.chmod(place, 0o755)
        try:
            root = make_site(options.tool, options.folder, place)
            return serve(root, options.port or free_port(), stop, options.seconds)
        except KeyboardInterrupt:
            return 0
        except subprocess.CalledProcessError as error:
            return f"{error.cmd[0]} failed with exit code {error.returncode}"


if __name__ == "__main__":
    sys.exit(main())
