"""Installs peers below a folder: one environment for each set of packages. A peer that cannot be installed says why."""

import hashlib
import os
import shutil
import subprocess


class NotInstalled(Exception):
    """With the reason, in one line."""


def checked(command, folder=None):
    try:
        subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True, timeout=1800)
    except FileNotFoundError as error:
        raise NotInstalled(f"no program {command[0]}") from error
    except subprocess.TimeoutExpired as error:
        raise NotInstalled(f"`{command[0]}` did not end within half an hour") from error
    except subprocess.CalledProcessError as error:
        lines = [line for line in (error.stderr or error.stdout or "").splitlines() if line.strip()]
        named = [line for line in lines if "rror" in line or "not found" in line]
        raise NotInstalled((named or lines or ["failed"])[0].strip()[:160]) from error


class Environments:
    def __init__(self, folder, own_package):
        """@param own_package: folder of the Python package of this project, for its own peer."""
        self.folder, self.own_package = os.path.abspath(folder), own_package
        os.makedirs(self.folder, exist_ok=True)

    def _made(self, name, make):
        place = os.path.join(self.folder, name)
        ready = os.path.join(place, "ready")
        if not os.path.exists(ready):
            shutil.rmtree(place, ignore_errors=True)
            os.makedirs(place)
            make(place)
            with open(ready, "w", encoding="ascii"):
                pass
        return place

    def python(self, peer):
        """The interpreter of a peer's packages."""
        packages = [need for need in peer.needs if ":" not in need]
        name = "python-" + hashlib.sha256(" ".join((peer.python, *packages)).encode()).hexdigest()[:12]

        def make(place):
            checked([peer.python, "-m", "venv", place])
            if packages:
                checked([f"{place}/bin/pip", "install", "--quiet", "--disable-pip-version-check", *packages])
        return os.path.join(self._made(name, make), "bin", "python")

    def npm(self, peer):
        """The folder with node_modules of all peers of npm."""
        packages = [need[len("npm:"):] for need in peer.needs]

        def make(place):
            checked(["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", place, *packages])
        return self._made("npm-" + hashlib.sha256(" ".join(packages).encode()).hexdigest()[:12], make)

    def classes(self, peer, source):
        """The class path of a peer's artifacts of Maven and of a program in Java that needs no others."""
        artifacts = [need[len("jar:"):] for need in peer.needs]

        def make(place):
            for artifact in artifacts:
                for goal in ("get", "copy"):
                    checked(["mvn", "--quiet", "--batch-mode", f"dependency:{goal}", f"-Dartifact={artifact}",
                             f"-DoutputDirectory={place}"])
            checked(["javac", "-cp", f"{place}/*", "-d", place, source])
        place = self._made("jar-" + hashlib.sha256(" ".join(artifacts).encode()).hexdigest()[:12], make)
        return f"{place}/*:{place}"

    def program(self, peer):
        """The path of the program of a crate or of the system."""
        kind, _, name = peer.needs[0].partition(":")
        if kind == "deb":
            found = shutil.which(name)
            if not found:
                raise NotInstalled(f"the package {name} is not installed")
            return found
        crate, _, version = name.partition("@")

        def make(place):
            checked(["cargo", "install", "--quiet", "--root", place, "--version", version, crate])
        return os.path.join(self._made(f"crate-{crate}-{version}", make), "bin", crate)
