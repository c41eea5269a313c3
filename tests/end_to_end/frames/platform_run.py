"""Programs of Debian packages that are run from a folder, without being installed, and servers on the loopback interface."""

import contextlib
import glob
import json
import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor

WAIT = 60  # seconds for a server to answer


class NotHere(Exception):
    """A platform cannot be had on this machine; says why."""


def need(*programs):
    missing = [program for program in programs if not shutil.which(program)]
    if missing:
        raise NotHere(f"there is no {', '.join(missing)}")


def run(command, **options):
    done = subprocess.run(command, capture_output=True, text=True, check=False, **options)
    if done.returncode != 0:
        raise NotHere(f"{' '.join(command[:4])}: {(done.stdout + done.stderr).strip()[-1000:]}")
    return done.stdout


def unpacked(place, *packages):
    """The files of Debian packages in a folder, so that no web server is installed and started."""
    need("apt-get", "dpkg-deb")
    if not os.path.isdir(place):
        archives = place + ".packages"
        os.makedirs(archives, exist_ok=True)
        run(["apt-get", "-qq", "download", *packages], cwd=archives)
        for archive in glob.glob(os.path.join(archives, "*.deb")):
            run(["dpkg-deb", "-x", archive, place])
        replace_links(place)
    return place


def replace_links(tree):
    """Links to other folders of the packages become copies; those that lead out of the tree go."""
    links = [entry for folder, folders, files in os.walk(tree) for entry in (os.path.join(folder, name)
                                                                              for name in folders + files)
             if os.path.islink(entry) and os.path.isabs(os.readlink(entry))]
    for link in links:
        target = tree + os.readlink(link)
        os.remove(link)
        if os.path.isdir(target):
            shutil.copytree(target, link, symlinks=True)
        elif os.path.isfile(target):
            shutil.copy(target, link)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextlib.contextmanager
def running(command, is_ready, **options):
    """A server with its workers, until the block ends."""
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True, **options)
    try:
        end = time.monotonic() + WAIT
        while not is_ready():
            if server.poll() is not None or time.monotonic() > end:
                raise NotHere(f"{' '.join(command[:2])} does not start")
            time.sleep(0.1)
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(server.pid, signal.SIGTERM)
        server.wait()


def fetched(url):
    """The body of a page."""
    with urllib.request.urlopen(url, timeout=WAIT) as answer:
        return answer.read()


@contextlib.contextmanager
def php_server(root, settings=()):
    """The URL of a folder of PHP pages."""
    url = f"http://127.0.0.1:{free_port()}"
    command = ["php", *settings, "-S", url.removeprefix("http://"), "-t", root]

    def is_ready():
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", int(url.rsplit(":", 1)[1])), 1):
            return True
        return False
    with running(command, is_ready, env={**os.environ, "PHP_CLI_SERVER_WORKERS": "2"}):
        yield url


def save_pages(addresses, folder):
    """Fetches {name: URL} into files. Returns {name: path}."""
    os.makedirs(folder, exist_ok=True)

    def save(item):
        name, url = item
        path = os.path.join(folder, name + ".html")
        with open(path, "wb") as file:
            file.write(fetched(url))
        return name, path
    with ThreadPoolExecutor(2) as pool:
        return dict(pool.map(save, addresses.items()))


def write_json(path, value):
    with open(path, "w", encoding="utf-8") as file:
        json.dump(value, file)
    return path
