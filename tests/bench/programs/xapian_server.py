"""A database behind xapian-tcpsrv on the loopback interface. Needs the package xapian-tools."""

import contextlib
import os
import signal
import socket
import subprocess
import time

MOST_SECONDS_OF_START = 20


class Server:
    """Serves from the beginning, until end()."""

    def __init__(self, place):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process = subprocess.Popen(
            ["xapian-tcpsrv", "--interface", "127.0.0.1", "--port", str(self.port), "--quiet", place],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        self.wait_for_start()

    @property
    def address(self):
        return f"127.0.0.1:{self.port}"

    def wait_for_start(self):
        end = time.monotonic() + MOST_SECONDS_OF_START
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                if time.monotonic() > end:
                    self.end()
                    raise
                time.sleep(0.05)

    def end(self):
        """At once, with the processes that serve its clients; a second call does nothing."""
        if self.process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
