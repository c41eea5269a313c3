"""Runs a program and measures it. Needs GNU time (Debian: time)."""

import dataclasses
import os
import subprocess
import sys
import tempfile


@dataclasses.dataclass
class Measured:
    seconds: float  # by the clock
    cpu_seconds: float
    megabytes: float  # peak memory of the largest process
    printed: bytes


def measured(command, environment=None):
    """@param environment: variables to add. The memory of this process does not count.
    @raise SystemExit: with what the command said."""
    with tempfile.NamedTemporaryFile("r") as taken:
        timed = ["time", "--quiet", "--format", "%e %U %S %M", "--output", taken.name, *command]
        done = subprocess.run(timed, capture_output=True, check=False, env={**os.environ, **(environment or {})})
        if done.returncode != 0:
            sys.exit(f"{' '.join(command)}: exit {done.returncode}: {done.stderr.decode(errors='replace')}")
        wall, user, system, kilobytes = map(float, taken.read().split())
    return Measured(wall, user + system, kilobytes / 1000, done.stdout)


def megabytes(folder):
    """Size of the files in a folder."""
    return sum(entry.stat().st_size for entry in os.scandir(folder)) / 1e6
