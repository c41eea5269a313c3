#!/usr/bin/env bash
# mrrc reads MARC records in Rust, with an interface like that of pymarc; its documentation says that it "always converts MARC-8
# to UTF-8". A good guess for a title in MARC-8, which a blank in the leader stands for, "naïve café": the same text as by pymarc.
# It is "na\ufffdive caf\ufffde": each byte of an accent is replaced by U+FFFD, as are ø, Ø and æ, and a word in Cyrillic has the
# letters and the signs of its escape sequence. Nothing is said. Records in UTF-8 are read alike.
# Seen: mrrc 0.9.2 and pymarc 5.4.0 of PyPI.
# Why it matters here: most older catalogues are in MARC-8, and their records are no copies of the same records in UTF-8.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" mrrc==0.9.2 pymarc==5.4.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import mrrc
import pymarc


def write(name, coding, *titles):
    directory, body = b"", b""
    for title in titles:
        field = b"10\x1fa" + title + b"\x1e"
        directory += f"245{len(field):04}{len(body):05}".encode()
        body += field
    base = 24 + len(directory) + 1
    leader = f"{base + len(body) + 1:05}nam {coding}22{base:05} a 4500".encode()
    with open(name, "wb") as file:
        file.write(leader + directory + b"\x1e" + body + b"\x1d")


def read(name):
    with open(name, "rb") as file:
        one = [field["a"] for field in next(pymarc.MARCReader(file)).get_fields("245")]
    other = [field["a"] for field in next(iter(mrrc.MARCReader(name))).get_fields("245")]
    print(f"{name}: {ascii(one)} by pymarc, {ascii(other)} by mrrc")
    return one, other


print("mrrc", version("mrrc"), "pymarc", version("pymarc"))
write("old.mrc", " ", b"na\xe8ive caf\xe2e", b"\xb2stfold", b"\x1b(NMir\x1b(B")
write("new.mrc", "a", *[title.encode() for title in ("naïve café", "østfold", "мИР")])
old, new = read("old.mrc"), read("new.mrc")
if old[0] != new[0] or new[0] != new[1] or old[1] != ["na\ufffdive caf\ufffde", "\ufffdstfold", "\x1b(NMir\x1b(B"]:
    sys.exit("changed: both read the same text")
END
