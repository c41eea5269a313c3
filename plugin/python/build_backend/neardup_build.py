"""Builds the Python wheel: a backend of PEP 517 that needs no other package. It runs CMake, and writes what PEP 427 says.

The package calls the C library by ctypes. So one wheel serves every Python 3 of a machine; its tag says which machine.
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile

from wheel_file import WheelFile
from wheel_platform import platform_tag

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
LIBRARY = "libneardup_c.so.0"
BUILD_PACKAGES = "cmake ninja-build g++ pkgconf libicu-dev libxxhash-dev nettle-dev libuchardet-dev"
SOURCES = ("CMakeLists.txt", "pyproject.toml", "LICENSE", "cmake", "core", "icu_tokenizer", "plugin/intake", "plugin/c",
           "plugin/python")
LICENCES = {"ICU": "libicu-dev", "nettle": "nettle-dev", "xxHash": "libxxhash-dev", "uchardet": "libuchardet-dev"}
METADATA = """Metadata-Version: 2.1
Name: neardup
Version: {version}
Summary: Near-duplicate texts, compared word for word
License: MIT
Platform: Linux
Classifier: Operating System :: POSIX :: Linux
Classifier: Programming Language :: Python :: 3 :: Only
Classifier: Topic :: Text Processing :: Indexing
Classifier: Typing :: Typed
Requires-Python: >=3.8
Description-Content-Type: text/markdown

{description}"""
DESCRIPTION = """`neardup.dedupe(texts)` finds near-duplicates among texts in memory: exact, on all cores, as the program
xapian-neardup does. The wheel holds all that it needs. `neardup.xapian` works with python3-xapian.
"""


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """PEP 517. @return the name of the file.

    The setting `parts` is the build folder of the same sources. The library then holds what is compiled there, and nothing
    is compiled.
    """
    parts = (config_settings or {}).get("parts", "")
    with tempfile.TemporaryDirectory(prefix="neardup-wheel-") as scratch:
        library = _built_library(os.path.join(parts, "wheel") if parts else _build_folder(scratch), parts)
        tag = f"py3-none-{platform_tag(library)}"
        with WheelFile(wheel_directory, "neardup", _version(), tag) as wheel:
            _add_package(wheel, library)
            wheel.add_info("METADATA", _metadata())
            _add_licences(wheel)
        return wheel.name


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    """PEP 517: tells what the wheel will say, without building it."""
    name = f"neardup-{_version()}.dist-info"
    os.makedirs(os.path.join(metadata_directory, name))
    for file_name, text in (("METADATA", _metadata()), ("WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: false\n")):
        with open(os.path.join(metadata_directory, name, file_name), "w", encoding="utf-8") as file:
            file.write(text)
    return name


def build_sdist(sdist_directory, config_settings=None):
    """PEP 517: the sources that the wheel is built from."""
    base = f"neardup-{_version()}"
    with tempfile.TemporaryDirectory() as scratch:
        info = os.path.join(scratch, "PKG-INFO")
        with open(info, "w", encoding="utf-8") as file:
            file.write(_metadata())
        with tarfile.open(os.path.join(sdist_directory, base + ".tar.gz"), "w:gz", format=tarfile.PAX_FORMAT) as archive:
            archive.add(info, f"{base}/PKG-INFO")
            for source in SOURCES:
                archive.add(os.path.join(ROOT, source), f"{base}/{source}", filter=_without_caches)
    return base + ".tar.gz"


def _without_caches(entry):
    return None if "__pycache__" in entry.name else entry


def _version():
    with open(os.path.join(ROOT, "CMakeLists.txt"), encoding="utf-8") as file:
        return re.search(r"project\(\w+ VERSION ([\d.]+)", file.read()).group(1)


def _metadata():
    return METADATA.format(version=_version(), description=DESCRIPTION)


def _build_folder(scratch):
    """In the source tree, where the next build goes on; elsewhere if the tree cannot be written."""
    folder = os.path.join(ROOT, "build/wheel")
    try:
        os.makedirs(folder, exist_ok=True)
    except OSError:
        return scratch
    return folder if os.access(folder, os.W_OK) else scratch


def _built_library(folder, parts):
    if not shutil.which("cmake"):
        sys.exit(f"cmake is not here; to build the wheel install {BUILD_PACKAGES}")
    generator = ["-G", "Ninja"] if shutil.which("ninja") else []
    cache = os.path.join(folder, "CMakeCache.txt")
    if os.path.exists(cache):
        generator = []  # as before
    _run("cmake", "-S", ROOT, "-B", folder, *generator, "-DCMAKE_BUILD_TYPE=Release", "-DNEARDUP_WHEEL=ON",
         "-DNEARDUP_HARDENING=ON", "-DNEARDUP_FAST_BUILD=ON", f"-DNEARDUP_WHEEL_PARTS={parts}")
    jobs = os.environ.get("CMAKE_BUILD_PARALLEL_LEVEL") or str(os.cpu_count() or 1)
    _run("cmake", "--build", folder, "--target", "neardup_c", "--parallel", jobs)
    return os.path.join(folder, "plugin/c", LIBRARY)


def _run(*command):
    code = subprocess.run(command).returncode
    if code:
        sys.exit(f"'{' '.join(command)}' fails with exit code {code}; the wheel needs {BUILD_PACKAGES}")


def _add_package(wheel, library):
    package = os.path.join(ROOT, "plugin/python/neardup")
    for folder, _, names in sorted(os.walk(package)):
        for name in sorted(names):
            path = os.path.join(folder, name)
            if name == "_location.py":
                text = '"""The path of the C library from this folder."""\n\nLIBRARY_FOLDER = "."\n'
                wheel.add("neardup/_location.py", text.encode())
            elif name.endswith((".py", "py.typed")):
                with open(path, "rb") as file:
                    wheel.add("neardup/" + os.path.relpath(path, package), file.read())
    with open(library, "rb") as file:
        wheel.add(f"neardup/{LIBRARY}", file.read(), executable=True)


def _add_licences(wheel):
    """Of this project, and of the libraries in the wheel, where Debian puts them."""
    sources = {"LICENSE": os.path.join(ROOT, "LICENSE")}
    sources.update({f"LICENSE.{name}": f"/usr/share/doc/{package}/copyright" for name, package in LICENCES.items()})
    for name, path in sources.items():
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                wheel.add_info(name, file.read())
