"""Installs peers below a folder: one environment for each set of packages. A peer that cannot be installed says why."""

import hashlib
import os
import shutil
import subprocess


class NotInstalled(Exception):
    """With the reason, in one line."""


def checked(command, environment=None):
    try:
        subprocess.run(command, check=True, capture_output=True, text=True, timeout=1800, env={**os.environ, **(environment or {})})
    except FileNotFoundError as error:
        raise NotInstalled(f"no program {command[0]}") from error
    except subprocess.TimeoutExpired as error:
        raise NotInstalled(f"`{command[0]}` did not end within half an hour") from error
    except subprocess.CalledProcessError as error:
        lines = [line for line in (error.stderr or error.stdout or "").splitlines() if line.strip()]
        named = [line for line in lines if "rror" in line or "not found" in line]
        raise NotInstalled((named or lines or ["failed"])[0].strip()[:160]) from error


class Environments:
    def __init__(self, folder, sources):
        """@param sources: paths of programs in Java, which are compiled beside the artifacts that they need."""
        self.folder, self.sources = os.path.abspath(folder), sources
        os.makedirs(self.folder, exist_ok=True)

    def fields(self, peer):
        """What the command of a peer may name: the programs {python}, {node} and {program}, {modules}, {classes}."""
        kinds = {}
        for need in peer.needs:
            kind, colon, name = need.partition(":")
            kinds.setdefault(kind if colon else "pypi", []).append(name if colon else need)
        fields = {"python": self._python(peer.python, kinds["pypi"])} if "pypi" in kinds else {}
        if "npm" in kinds:
            fields.update(node=os.path.join(os.path.dirname(fields["python"]), "node"),
                          modules=self._modules(fields["python"], kinds["npm"]))
        if "jar" in kinds:
            fields["classes"] = self._classes(kinds["jar"])
        for kind in {"deb", "crate"} & kinds.keys():
            fields["program"] = getattr(self, "_" + kind)(*kinds[kind])
        return fields

    def _made(self, kind, packages, make):
        place = os.path.join(self.folder, kind + "-" + hashlib.sha256(" ".join(packages).encode()).hexdigest()[:12])
        ready = os.path.join(place, "ready")
        if not os.path.exists(ready):
            shutil.rmtree(place, ignore_errors=True)
            os.makedirs(place)
            make(place)
            with open(ready, "w", encoding="ascii"):
                pass
        return place

    def _python(self, interpreter, packages):
        def make(place):
            checked([interpreter, "-m", "venv", place])
            checked([f"{place}/bin/pip", "install", "--quiet", "--disable-pip-version-check", *packages])
        return os.path.join(self._made("python", [interpreter, *packages], make), "bin", "python")

    def _modules(self, python, packages):
        """By the npm of a Python environment: Debian's Node is older than what some packages ask."""
        path = os.path.dirname(python) + os.pathsep + os.environ["PATH"]
        return self._made("npm", packages, lambda place: checked(
            ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", place, *packages], {"PATH": path}))

    def _classes(self, artifacts):
        def make(place):
            for artifact in artifacts:
                for goal in ("get", "copy"):
                    checked(["mvn", "--quiet", "--batch-mode", f"dependency:{goal}", f"-Dartifact={artifact}",
                             f"-DoutputDirectory={place}"])
            checked(["javac", "-cp", f"{place}/*", "-d", place, *self.sources])
        place = self._made("jar", artifacts, make)
        return f"{place}/*:{place}"

    def _deb(self, name):
        found = shutil.which(name)
        if not found:
            raise NotInstalled(f"the package {name} is not installed")
        return found

    def _crate(self, name):
        crate, _, version = name.partition("@")
        place = self._made("crate", [name], lambda made: checked(
            ["cargo", "install", "--quiet", "--root", made, "--version", version, crate]))
        return os.path.join(place, "bin", crate)
