#!/usr/bin/env python3
"""The arrows between folders hold: each component includes only what it may use.

    xxHash <-- core <-- icu_tokenizer --> ICU
                 ^            ^
                 +-- plugin --|--> Xapian
                       ^      |
                       +-- plugin/cli <-- plugin/hook

    plugin/c --> core, icu_tokenizer; nothing of Xapian
"""

import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
COMPONENTS = ("core", "icu_tokenizer", "plugin")
INCLUDE = re.compile(r'^\s*#\s*include\s+([<"])([^>"]+)[>"]')
STANDARD = re.compile(r"^[a-z_]+$")
POSIX = re.compile(r"^(unistd|fcntl|poll|signal|spawn|dirent|dlfcn|elf|link|iconv|sys/[a-z_]+)\.h$")
FORBIDDEN_FOLDERS = {"util", "utils", "common", "misc", "helpers"}

# Third-party headers that each folder may include; its public headers may include those of PUBLIC only.
THIRD_PARTY = {
    "core": r"xxhash\.h|nettle/.*",
    "icu_tokenizer": r"unicode/.*",
    "icu_tokenizer/src/simd": r"emmintrin\.h|immintrin\.h|arm_neon\.h",
    "plugin": r"xapian\.h",
    "plugin/hook": r"xapian\.h",
    "plugin/c": r"stddef\.h|stdint\.h",
    "plugin/cli": r"xapian\.h|CLI/.*|fmt/.*|nlohmann/.*|libxml/.*|md4c\.h|zlib\.h|archive\.h|archive_entry\.h"
                  r"|gmime/gmime\.h|uchardet/uchardet\.h",
}
PUBLIC = {"plugin": r"xapian\.h"}
# Components whose public headers each folder may include.
ARROWS = {
    "core": {"core"},
    "icu_tokenizer": {"core", "icu_tokenizer"},
    "icu_tokenizer/src/simd": set(),
    "plugin": {"core", "plugin"},
    "plugin/hook": {"core", "plugin"},
    "plugin/c": {"core", "icu_tokenizer"},
    "plugin/cli": {"core", "icu_tokenizer", "plugin"},
}
# What the hook has of the command-line tool: the tokenizers, and how it tells `run` what it did.
HOOK_USES_OF_CLI = {"tokenizer_choice.h", "hook_report.h", "xapian_library.h"}
TOKENIZER_MEETS_PLUGIN = {"plugin/cli/tokenizer_choice.cc"}


def public_headers():
    """Maps "neardup/x.h" to the component that owns it."""
    owners = {}
    for component in COMPONENTS:
        for name in os.listdir(os.path.join(ROOT, component, "include", "neardup")):
            owners["neardup/" + name] = component
    return owners


def folder_of(path):
    for folder in ("plugin/cli", "plugin/hook", "plugin/c", "plugin", "icu_tokenizer/src/simd", "icu_tokenizer", "core"):
        if path.startswith(folder + "/"):
            return folder
    return path.split("/")[0]


def complaint(path, bracket, header, owners):
    """What is wrong with an include; None if nothing is."""
    folder = folder_of(path)
    is_public = "/include/neardup/" in path
    if header.startswith("neardup/"):
        owner = owners.get(header)
        if owner is None:
            return "no component has this header"
        if folder in ARROWS and owner not in ARROWS[folder]:
            return f"{folder} must not know {owner}"
        if folder == "plugin/cli" and owner == "icu_tokenizer" and path not in TOKENIZER_MEETS_PLUGIN:
            return "tokenizer and plugin meet in tokenizer_choice.cc only"
        return None
    if bracket == '"':
        if is_public:
            return "a public header includes public headers only"
        here = os.path.join(ROOT, os.path.dirname(path), header)
        own = path.split("/src/")[0] + "/src/" + header if "/src/" in path else ""  # of a folder below src
        seam = path.startswith("tests/") and os.path.exists(os.path.join(ROOT, "tests", header))
        inside = path.startswith(("tests/icu_tokenizer/", "tests/bench/", "tests/fuzz/")) and os.path.exists(
            os.path.join(ROOT, "icu_tokenizer/src", header))
        # A fuzz target reads what decodes foreign octets, wherever that is.
        decoder = path.startswith("tests/fuzz/") and os.path.exists(os.path.join(ROOT, "plugin/src", header))
        knows_cli = path.startswith(("tests/", "plugin/cli/")) or folder == "plugin/hook" and header in HOOK_USES_OF_CLI
        of_cli = knows_cli and os.path.exists(os.path.join(ROOT, "plugin/cli", header))
        of_hook = path.startswith("tests/hook/") and os.path.exists(os.path.join(ROOT, "plugin/hook", header))
        is_own = os.path.exists(here) or (own and os.path.exists(os.path.join(ROOT, own)))
        return None if is_own or seam or inside or decoder or of_cli or of_hook else "includes a header of another folder's inside"
    if STANDARD.match(header) or POSIX.match(header):
        return None
    if folder not in THIRD_PARTY:
        return None  # tests and examples use what they like
    allowed = PUBLIC.get(folder, r"(?!)") if is_public else THIRD_PARTY[folder]
    return None if re.fullmatch(allowed, header) else f"{folder} must not include {header}"


def sources():
    for top in COMPONENTS + ("tests", "examples"):
        for folder, _, names in os.walk(os.path.join(ROOT, top)):
            for name in names:
                if name.endswith((".h", ".cc")):
                    yield os.path.relpath(os.path.join(folder, name), ROOT)


def violations():
    owners = public_headers()
    for path in sources():
        if FORBIDDEN_FOLDERS & set(path.split("/")):
            yield f"{path}: name the folder by what it is for"
        with open(os.path.join(ROOT, path), encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                match = INCLUDE.match(line)
                if not match:
                    continue
                wrong = complaint(path, match.group(1), match.group(2), owners)
                if wrong:
                    yield f"{path}:{number}: {match.group(2)}: {wrong}"


def check_that_the_test_can_fail():
    owners = public_headers()
    forbidden = [
        ("core/src/x.cc", "<", "xapian.h"),
        ("core/src/x.cc", "<", "unicode/brkiter.h"),
        ("core/include/neardup/x.h", "<", "xxhash.h"),
        ("core/src/x.cc", '"', "neardup/finder.h"),
        ("core/src/x.cc", '"', "neardup/icu_tokenizer.h"),
        ("icu_tokenizer/src/x.cc", "<", "xapian.h"),
        ("icu_tokenizer/src/x.cc", "<", "immintrin.h"),
        ("icu_tokenizer/src/simd/x.cc", "<", "unicode/uchar.h"),
        ("icu_tokenizer/src/simd/x.cc", '"', "neardup/token.h"),
        ("core/src/x.cc", '"', "simd/kernels.h"),
        ("icu_tokenizer/src/x.cc", '"', "neardup/finder.h"),
        ("plugin/src/x.cc", '"', "neardup/icu_tokenizer.h"),
        ("plugin/src/x.cc", "<", "fmt/format.h"),
        ("plugin/cli/x.cc", '"', "neardup/icu_tokenizer.h"),
        ("plugin/include/neardup/x.h", '"', "locality.h"),
        ("plugin/hook/x.cc", '"', "neardup/icu_tokenizer.h"),
        ("plugin/hook/x.cc", '"', "listing.h"),
        ("plugin/cli/x.cc", '"', "captured_texts.h"),
        ("plugin/c/x.cc", "<", "xapian.h"),
        ("plugin/c/x.cc", '"', "neardup/finder.h"),
    ]
    for path, bracket, header in forbidden:
        if complaint(path, bracket, header, owners) is None:
            yield f"the layering test lets {path} include {header}"
    if complaint("core/src/x.cc", "<", "xxhash.h", owners):
        yield "the layering test forbids core its xxhash.h"


def main():
    found = list(check_that_the_test_can_fail()) + list(violations())
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
