"""Writes a wheel: a zip file with a list of its files (PEP 427)."""

import base64
import hashlib
import os
import time
import zipfile


class WheelFile:
    """A context: the file appears whole, at its end."""

    def __init__(self, folder, distribution, version, tag):
        self.name = f"{distribution}-{version}-{tag}.whl"
        self._info = f"{distribution}-{version}.dist-info"
        self._tag = tag
        self._path = os.path.join(folder, self.name)
        self._zip = None
        self._record = []
        # The same sources give the same bytes.
        self._date = time.gmtime(max(int(os.environ.get("SOURCE_DATE_EPOCH", 0)), 315532800))[:6]

    def __enter__(self):
        self._zip = zipfile.ZipFile(self._path + ".part", "w", zipfile.ZIP_DEFLATED)
        return self

    def __exit__(self, kind, *_):
        if kind is None:
            self.add_info("WHEEL", f"Wheel-Version: 1.0\nGenerator: neardup_build\nRoot-Is-Purelib: false\n"
                                   f"Tag: {self._tag}\n")
            record = f"{self._info}/RECORD"
            lines = [f"{name},sha256={digest},{size}\n" for name, digest, size in self._record]
            self._write(record, "".join([*lines, f"{record},,\n"]).encode(), False)
        self._zip.close()
        if kind is None:
            os.replace(self._path + ".part", self._path)
        else:
            os.unlink(self._path + ".part")

    def add(self, name, content, executable=False):
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        self._record.append((name, digest, len(content)))
        self._write(name, content, executable)

    def add_info(self, name, text):
        self.add(f"{self._info}/{name}", text.encode())

    def _write(self, name, content, executable):
        entry = zipfile.ZipInfo(name, self._date)
        entry.external_attr = (0o100755 if executable else 0o100644) << 16
        entry.compress_type = zipfile.ZIP_DEFLATED
        self._zip.writestr(entry, content)
