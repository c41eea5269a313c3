#!/usr/bin/env python3
"""`pip wheel .` without a network, which `pip install .` does first, gives a wheel; installed into an empty virtual
environment it works, without Xapian.

    wheel_test.py PATH_OF_LIBNEARDUP_C PATH_OF_XAPIAN_NEARDUP

The backend links the wheel's library from what the build folder of PATH_OF_LIBNEARDUP_C has compiled. With NEARDUP_WHEEL=PATH in the environment that wheel is tried, and nothing is built: so ./dev release tries the
wheel that it has compiled whole from the source archive.
"""

import glob
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import unittest
import zipfile

from package import LIBRARY, ROOT, TOOL, run

sys.path.insert(0, os.path.join(ROOT, "tests/guides"))
from command_blocks import blocks_of  # noqa: E402

GUIDE = "docs/guides/data.md"
GOLDEN = """
import json, sys, neardup
with open(sys.argv[1], encoding="utf-8") as file:
    header, *vectors = map(json.loads, file)
checked = 0
for name, entry in header["schemes"].items():
    signer = neardup.Signer(entry["text"])
    for vector in vectors:
        listed = vector[name]
        if vector.get("dictionary") and header["tokenizer"] != signer.tokenizer_version:
            continue
        signature = signer.sign(vector["text"].encode() if "text" in vector else bytes.fromhex(vector["text_hex"]))
        values = [signature.values.get(slot, b"").hex() for slot in (64, 66)]
        wanted = [listed.get("fingerprint_value", ""), listed.get("signature_value", "")] if listed else ["", ""]
        assert values == wanted, (name, vector["name"])
        assert [term.decode() for term in signature.terms] == (listed or {}).get("band_terms", []), (name, vector["name"])
        checked += 1
print(checked)
"""
KEPT = """
import sys, neardup
with open(sys.argv[1], encoding="utf-8", newline="\\n") as file:
    lines = file.readlines()
sys.stdout.write("".join(lines[i] for i in neardup.dedupe(lines).kept))
"""


GIVEN = os.environ.get("NEARDUP_WHEEL")
BUILD_FOLDER = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(LIBRARY))))


def missing_program(*programs):
    """Which one this machine lacks; None if none."""
    return next((f"there is no {program}" for program in programs if not shutil.which(program)), None)


def missing():
    """What this machine lacks; None if nothing."""
    lacking = not GIVEN and missing_program("cmake", "readelf", "nm")
    if lacking:
        return lacking
    for module, package in (("venv", "python3-venv"), ("ensurepip", "python3-venv")):
        if subprocess.run([sys.executable, "-c", f"import {module}"], capture_output=True).returncode:
            return f"{sys.executable} has no module {module} (package {package})"
    return None


def examples():
    """The programs that the guide saves, and what they print there, in its order."""
    with open(os.path.join(ROOT, GUIDE), encoding="utf-8") as file:
        found = blocks_of(file.read())
    programs = {block.saved_name: block.text for block in found if block.language == "python"}
    return [(programs[block.text[len("python3 "):]], block.expected + "\n") for block in found
            if block.text.startswith("python3 ") and block.expected]


class Wheel(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(prefix="neardup-wheel-")
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        cls.environment = {name: value for name, value in os.environ.items()
                           if not name.startswith(("PYTHON", "NEARDUP", "PIP"))}
        cls.environment.update(HOME=cls.folder, PIP_NO_INDEX="1", PIP_DISABLE_PIP_VERSION_CHECK="1",
                               PIP_CONFIG_FILE=os.devnull)
        if shutil.which("ccache"):
            cls.environment.setdefault("CMAKE_CXX_COMPILER_LAUNCHER", "ccache")
            cls.environment.setdefault("CCACHE_DIR", os.path.expanduser("~/.cache/ccache"))
        cls.add_environment()
        cls.python = os.path.join(cls.folder, "venv/bin/python")
        cls.wheel = GIVEN or cls.built_wheel()
        cls.pip("install", "--no-index", cls.wheel)

    @classmethod
    def built_wheel(cls):
        cls.pip("wheel", "--no-index", "--config-settings", f"parts={BUILD_FOLDER}", ROOT, "--wheel-dir", "wheels")
        (name,) = os.listdir(os.path.join(cls.folder, "wheels"))
        return os.path.join(cls.folder, "wheels", name)

    @classmethod
    def add_environment(cls):
        """Without pip where the machine has it as a wheel, as Debian does: to install it there takes seconds."""
        wheels = glob.glob(os.path.join(sysconfig.get_config_var("WHEEL_PKG_DIR") or os.devnull, "pip-*.whl"))
        cls.pip_environment = cls.environment
        if wheels:
            place = os.path.join(cls.folder, "pip")
            with zipfile.ZipFile(wheels[0]) as wheel:
                wheel.extractall(place)
            cls.pip_environment = {**cls.environment, "PYTHONPATH": place}
        cls.command(sys.executable, "-m", "venv", *(["--without-pip"] if wheels else []), "venv")

    @classmethod
    def pip(cls, *arguments):
        return cls.command(cls.python, "-m", "pip", *arguments, environment=cls.pip_environment)

    @classmethod
    def command(cls, *command, code=0, environment=None):
        done = subprocess.run(command, cwd=cls.folder, env=environment or cls.environment, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, timeout=1500)
        if done.returncode != code:
            raise AssertionError(f"{command} ends with {done.returncode}:\n{done.stdout[-3000:]}")
        return done.stdout

    def _need(self, *programs):
        lacking = missing_program(*programs)
        if lacking:
            self.skipTest(lacking)

    def in_venv(self, program, *arguments, code=0):
        return self.command(self.python, "-c", program, *arguments, code=code)

    def test_every_python_3_of_the_machine_may_install_it(self):
        self.assertRegex(os.path.basename(self.wheel), r"^neardup-[\d.]+-py3-none-(manylinux_2_\d+|linux)_\w+\.whl$")
        self.pip("check")
        with zipfile.ZipFile(self.wheel) as wheel:
            names = wheel.namelist()
            self.assertIn("neardup/py.typed", names)
            self.assertIn("neardup/xapian/__init__.py", names)
            metadata = wheel.read(next(name for name in names if name.endswith("/METADATA"))).decode()
        self.assertIn("\nName: neardup\n", metadata)
        self.assertNotIn("Requires-Dist", metadata)

    def test_the_library_holds_all_that_it_uses(self):
        if "manylinux" not in self.wheel:
            self.skipTest("this machine lacks archives of the libraries, so that the wheel is for it alone")
        self._need("readelf", "nm")
        with zipfile.ZipFile(self.wheel) as wheel:
            library = wheel.extract("neardup/libneardup_c.so.0", self.folder)
        needed = re.findall(r"\(NEEDED\).*\[(.+)\]", self.command("readelf", "-d", library))
        self.assertEqual([], [name for name in needed if not re.match(r"(libc|libm|ld-linux.*)\.so\.\d$", name)])
        names = [line.split()[-1] for line in self.command("nm", "-D", "--defined-only", library).splitlines()]
        self.assertEqual([], [name for name in names if not name.lower().startswith("neardup_")])

    def test_it_runs_with_the_glibc_of_clusters(self):
        """Amazon Linux 2023 has 2.34, Ubuntu 22.04 has 2.35."""
        if "manylinux" not in self.wheel:
            self.skipTest("this machine lacks archives of the libraries, so that the wheel is for it alone")
        if [int(part) for part in platform.libc_ver()[1].split(".")] > [2, 36]:
            self.skipTest("headers of a newer glibc ask for it; wheels for clusters are built on Debian 12")
        self.assertLessEqual(int(re.search(r"manylinux_2_(\d+)_", self.wheel).group(1)), 34)
        self.assertEqual("passed", self.in_venv(  # an exception of C++ passes the frames of the library
            "import neardup\ntry: neardup.Scheme('nonsense')\nexcept ValueError: print('passed', end='')"))

    def test_it_gives_the_golden_vectors(self):
        checked = self.in_venv(GOLDEN, os.path.join(ROOT, "tests/golden/vectors.jsonl"))
        self.assertGreater(int(checked), 100)

    def test_the_guide_is_true(self):
        self.assertGreaterEqual(len(examples()), 3)
        for program, output in examples():
            self.assertEqual(output, self.in_venv(program))
        self.assertLessEqual(len(examples()[0][0].splitlines()), 11)

    def test_pages_in_old_encodings_are_read(self):
        program = ("import neardup; page = '<p>' + 'это обычный русский текст о погоде и о море ' * 9; "
                   "print(neardup.extract(page.encode('cp1251')).text == neardup.extract(page).text)")
        self.assertEqual("True\n", self.in_venv(program))

    def test_it_keeps_what_the_program_keeps(self):
        path = os.path.join(self.folder, "texts.txt")
        with open(os.path.join(ROOT, "tests/golden/vectors.jsonl"), encoding="utf-8") as file:
            texts = [vector.get("text", "") for vector in list(map(json.loads, file))[1:]]
        with open(path, "w", encoding="utf-8", newline="\n") as file:
            file.writelines(" ".join(text.split()) + "\n" for text in texts * 2)
        by_tool = self.command(TOOL, "dedupe", path, "--quiet")
        self.assertEqual(by_tool, self.in_venv(KEPT, path))

    def test_only_neardup_xapian_needs_xapian(self):
        self.in_venv("import sys, neardup; sys.exit('xapian' in sys.modules)")
        self.assertIn("apt install python3-xapian", self.in_venv("import neardup.xapian", code=1))

    def test_the_sources_are_complete(self):
        self._need("cmake")
        code = ("import sys; sys.path.insert(0, sys.argv[1]); import neardup_build; "
                "print(neardup_build.build_sdist(sys.argv[2]))")
        backend = os.path.join(ROOT, "plugin/python/build_backend")
        name = self.command(self.python, "-B", "-c", code, backend, self.folder).strip()
        with tarfile.open(os.path.join(self.folder, name)) as archive:
            archive.extractall(self.folder)
        sources = os.path.join(self.folder, name[:-len(".tar.gz")])
        ninja = ["-G", "Ninja"] if shutil.which("ninja") else []
        self.command("cmake", *ninja, "-S", sources, "-B", "configured", "-DNEARDUP_WHEEL=ON")
        self.assertTrue(os.path.exists(os.path.join(sources, "PKG-INFO")))


if __name__ == "__main__":
    lacking = missing()
    if lacking:
        print(f"skipped: {lacking}")
        sys.exit(77)
    run()
