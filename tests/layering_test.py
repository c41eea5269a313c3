#!/usr/bin/env python3
"""The arrows between components, and between the rooms of each, hold: every file includes only what it may use.

A room is a folder of a component. Upper rooms use lower ones, never the other way round. ARCHITECTURE.md has the same table."""

import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
INCLUDE = re.compile(r'^\s*#\s*include\s+([<"])([^>"]+)[>"]')
STANDARD = re.compile(r"^[a-z_]+$")
POSIX = re.compile(r"^(unistd|fcntl|poll|signal|spawn|dirent|regex|dlfcn|elf|link|iconv|malloc|pwd|getopt|sys/[a-z_]+)\.h$")
FORBIDDEN_FOLDERS = {"util", "utils", "common", "misc", "helpers"}
MOST_FILES = 30  # in one folder
FULL_FOLDERS = ("tests/fuzz/corpus",)  # data, a file a case


class Component:
    def __init__(self, folder, rooms, uses, third_party, public_third_party=r"(?!)"):
        self.folder = folder
        self.rooms = rooms.split()  # from the lowest to the highest; none: one room
        self.uses = set(uses.split())
        self.third_party = third_party
        self.public_third_party = public_third_party


COMPONENTS = {
    "core": Component(
        "core/src", "bytes tokens notation features compare fingerprint sketch bands methods groups scheme sign corpus", "core",
        r"xxhash\.h|nettle/.*"),
    "icu_tokenizer": Component(
        "icu_tokenizer/src", "simd repair boundaries words pipeline", "core icu_tokenizer", r"unicode/.*"),
    "plugin": Component(
        "plugin/src", "database text record marks verify scope find group index collapse check sample",
        "core plugin tokenizers",
        r"xapian\.h", r"xapian\.h"),
    "tokenizers": Component("plugin/tokenizers", "", "core icu_tokenizer tokenizers", r"xapian\.h"),
    "intake": Component(
        "plugin/intake", "characters programs files markup html content office formats mail documents", "core intake",
        r"fmt/.*|nlohmann/.*|simdjson\.h|md4c\.h|zlib\.h|zstd\.h|zstd_errors\.h|brotli/decode\.h|archive\.h|archive_entry\.h|libxml/.*|gmime/gmime\.h|uchardet/uchardet\.h"),
    "hook": Component("plugin/hook", "", "core plugin tokenizers hook", r"xapian\.h"),
    "cli": Component(
        "plugin/cli",
        "errors hooking output databases rows omega flags options pages indexing attaching dedupe commands program "
        "texts",
        "core plugin tokenizers intake cli", r"xapian\.h|fmt/.*|nlohmann/.*"),
    "c": Component("plugin/c", "", "core icu_tokenizer c", r"stddef\.h|stdint\.h"),
}
ROOM_OWNERS = {room: name for name, component in COMPONENTS.items() for room in component.rooms}
WITH_PUBLIC_HEADERS = ("core", "icu_tokenizer", "plugin")

# Third-party headers of single rooms.
ROOMS_THIRD_PARTY = {
    ("core", "bytes"): r"xxhash\.h|nettle/.*|immintrin\.h",  # mix_eight.h, for sketches and shingles
    ("icu_tokenizer", "simd"): r"emmintrin\.h|immintrin\.h|arm_neon\.h",
    ("cli", "flags"): r"CLI/.*|fmt/.*",
}
# Rooms that know no header of another component.
ROOMS_ALONE = {("icu_tokenizer", "simd")}
# Includes every public header.
ALL_PUBLIC_HEADERS = "plugin/include/neardup/neardup.h"
# What a component may include of one that it does not know otherwise.
SEAMS = {
    # What `run` and the hook agree on; how some applications write words.
    "cli": {"hook/hook_report.h", "hook/page_choice.h", "hook/xapian_library.h", "words/accents.h"},
    "tokenizers": {"neardup/error.h"},
    # How a page is read, and how its content is written for programs that read HTML.
    "plugin": {"characters/mail_subject.h", "characters/page_url.h", "characters/text_measures.h",
               "content/content_block.h", "content/frame_set.h", "content/page_content.h", "formats/document_text.h", "formats/web_page.h"},
    # The library for omindex reads a page in the process of omindex: a process for each page costs more than omindex itself.
    # It needs no other library than the hook does for its evidence, and these headers alone.
    "hook": {"characters/page_url.h", "characters/text_line.h", "content/frame_set.h", "content/page_content.h",
             "files/canonical_path.h",
             "formats/document_text.h", "formats/reading_options.h", "formats/web_page.h"},
    "c": {"characters/page_url.h", "content/frame_set.h", "content/page_content.h", "formats/web_page.h"},
}
# What the build makes, and the rooms that it belongs to.
MADE = {"bytes/letter_forms.inc": ("core", "bytes"), "markup/named_references.inc": ("intake", "markup"), "flags/command_notes.inc": ("cli", "flags"),
        "flags/guides.inc": ("cli", "flags")}
# Public headers without a source file of their own, and the rooms that they belong to.
HEADER_ROOMS = {
    "neardup/finder.h": ("plugin", "find"),
    "neardup/grouper.h": ("plugin", "group"),
    "neardup/scheme.h": ("plugin", "record"),
    "neardup/error.h": ("plugin", "database"), "neardup/match.h": ("plugin", "verify"),
    "neardup/neardup.h": ("plugin", "sample"), "neardup/group_role.h": ("core", "bytes"),
    "neardup/signature.h": ("core", "bytes"), "neardup/word_rules.h": ("icu_tokenizer", "repair"),
    "neardup/tokenizers.h": ("tokenizers", ""), "neardup/deduplicating_writer.h": ("plugin", "index"),
    "neardup/explanation.h": ("plugin", "find"), "neardup/database_check.h": ("plugin", "check"),
}


def path_of(*parts):
    return os.path.join(ROOT, *parts)


def place_of(path):
    """The component and the room of a file; the room is empty where the component is one, nothing outside of them."""
    for name, component in COMPONENTS.items():
        if path.startswith(component.folder + "/"):
            below = path[len(component.folder) + 1:].split("/")
            if not component.rooms:
                return name, ""
            return (name, below[0]) if below[0] in component.rooms and len(below) > 1 else None
        public = component.folder.replace("/src", "/include/neardup/")
        if name in WITH_PUBLIC_HEADERS and path.startswith(public):
            return place_of_public_header("neardup/" + path[len(public):])
    return None


def place_of_public_header(header):
    if header in HEADER_ROOMS:
        return HEADER_ROOMS[header]
    stem = header[len("neardup/"):-len(".h")]
    for name in WITH_PUBLIC_HEADERS:
        if not os.path.exists(path_of(name, "include", header)):
            continue
        for room in COMPONENTS[name].rooms:
            if os.path.exists(path_of(COMPONENTS[name].folder, room, stem + ".cc")):
                return name, room
    return None


def place_of_header(header):
    """Of what stands between the quotes, written from a file of the product."""
    folder = header.split("/")[0]
    if header in MADE:
        return MADE[header]
    if folder == "neardup":
        return place_of_public_header(header)
    if folder in ROOM_OWNERS:
        name = ROOM_OWNERS[folder]
        return (name, folder) if os.path.exists(path_of(COMPONENTS[name].folder, header)) else None
    if folder in ("tokenizers", "hook") and os.path.exists(path_of("plugin", header)):
        return folder, ""
    return None


def wrong_arrow(path, header):
    if path == ALL_PUBLIC_HEADERS:
        return None
    name, room = place_of(path)
    target = place_of_header(header)
    component = COMPONENTS[name]
    if "/" not in header and not component.rooms and os.path.exists(path_of(component.folder, header)):
        return None  # beside it
    if target is None:
        return "no component has this header"
    if "/include/neardup/" in path and not header.startswith("neardup/"):
        return "a public header includes public headers only"
    if (name, room) in ROOMS_ALONE and target != (name, room):
        return f"{room} must not know another room"
    if target[0] not in component.uses and header not in SEAMS.get(name, ()):
        return f"{name} must not know {target[0]}"
    if target[0] == name and component.rooms and component.rooms.index(target[1]) > component.rooms.index(room):
        return f"{room} must not know {target[1]}, which is above it"
    return None


def wrong_third_party(path, header):
    if STANDARD.match(header) or POSIX.match(header):
        return None
    name, room = place_of(path)
    component = COMPONENTS[name]
    allowed = ROOMS_THIRD_PARTY.get((name, room), component.third_party)
    if "/include/neardup/" in path:
        allowed = component.public_third_party
    return None if re.fullmatch(allowed, header) else f"{room or name} must not include {header}"


def wrong_in_tests(path, bracket, header):
    """Tests and examples use what they like of the product, and each other; examples only what is installed."""
    if bracket == "<":
        return None
    if path.startswith("examples/"):
        return None if header.startswith("neardup/") and place_of_public_header(header) else "not an installed header"
    here = path_of(os.path.dirname(path), header)
    known = os.path.exists(here) or os.path.exists(path_of("tests", header)) or place_of_header(header)
    known = known or path.startswith("tests/hook/") and os.path.exists(path_of("plugin/hook", header))
    return None if known or header == "neardup.h" else "no such header"


def complaint(path, bracket, header):
    """What is wrong with an include; None if nothing is."""
    if path.startswith(("tests/", "examples/")):
        return wrong_in_tests(path, bracket, header)
    if place_of(path) is None:
        return "the file belongs to no room"
    return wrong_arrow(path, header) if bracket == '"' else wrong_third_party(path, header)


def sources():
    for top in ("core", "icu_tokenizer", "plugin", "tests", "examples"):
        for folder, _, names in os.walk(path_of(top)):
            for name in names:
                if name.endswith((".h", ".cc")):
                    yield os.path.relpath(os.path.join(folder, name), ROOT)


def wrong_includes():
    for path in sources():
        with open(path_of(path), encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                match = INCLUDE.match(line)
                wrong = match and complaint(path, match.group(1), match.group(2))
                if wrong:
                    yield f"{path}:{number}: {match.group(2)}: {wrong}"


def only_names_a_class(path, line):
    """A public header that only names a class of src/ would make the library export it."""
    return "/include/neardup/" in path and re.match(r"(class|struct) \w+;", line)


def wrong_names():
    for path in sources():
        with open(path_of(path), encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                if only_names_a_class(path, line):
                    yield f"{path}:{number}: {line.strip()}: name it within the class that owns it"


def wrong_folders():
    for top in ("core", "icu_tokenizer", "plugin", "tests", "examples"):
        for folder, _, names in os.walk(path_of(top)):
            place = os.path.relpath(folder, ROOT)
            if FORBIDDEN_FOLDERS & set(place.split("/")):
                yield f"{place}: name the folder by what it is for"
            if len(names) > MOST_FILES and not place.startswith(FULL_FOLDERS) and "__pycache__" not in place:
                yield f"{place}: {len(names)} files; a folder has at most {MOST_FILES}"


def check_that_the_test_can_fail():
    forbidden = [
        ("core/src/bands/x.cc", "<", "xapian.h"),
        ("core/src/bands/x.cc", "<", "unicode/brkiter.h"),
        ("core/include/neardup/scheme.h", "<", "xxhash.h"),
        ("core/include/neardup/scheme.h", '"', "bytes/base_encodings.h"),
        ("core/src/sign/x.cc", '"', "neardup/finder.h"),
        ("core/src/sign/x.cc", '"', "neardup/icu_tokenizer.h"),
        ("core/src/bytes/x.cc", '"', "neardup/token.h"),
        ("core/src/features/x.cc", '"', "sketch/minhash.h"),
        ("core/src/features/x.cc", '"', "simd/kernels.h"),
        ("core/src/x.cc", '"', "neardup/token.h"),
        ("icu_tokenizer/src/words/x.cc", "<", "xapian.h"),
        ("icu_tokenizer/src/words/x.cc", "<", "immintrin.h"),
        ("icu_tokenizer/src/words/x.cc", '"', "neardup/finder.h"),
        ("icu_tokenizer/src/repair/x.cc", '"', "pipeline/token_pipeline.h"),
        ("icu_tokenizer/src/simd/x.cc", "<", "unicode/uchar.h"),
        ("icu_tokenizer/src/simd/x.cc", '"', "neardup/token.h"),
        ("plugin/src/find/x.cc", '"', "neardup/icu_tokenizer.h"),
        ("plugin/src/find/x.cc", '"', "neardup/grouper.h"),
        ("plugin/src/find/x.cc", "<", "fmt/format.h"),
        ("plugin/include/neardup/finder.h", '"', "database/slot_values.h"),
        ("plugin/intake/files/x.cc", "<", "xapian.h"),
        ("plugin/intake/files/x.cc", '"', "neardup/finder.h"),
        ("plugin/intake/files/x.cc", '"', "errors/exit_codes.h"),
        ("plugin/intake/files/x.cc", '"', "html/html_text.h"),
        ("plugin/cli/output/x.cc", "<", "CLI/CLI.hpp"),
        ("plugin/cli/output/x.cc", '"', "flags/flag.h"),
        ("plugin/cli/commands/x.cc", '"', "neardup/icu_tokenizer.h"),
        ("plugin/cli/commands/x.cc", '"', "hook/captured_texts.h"),
        ("plugin/hook/x.cc", '"', "neardup/icu_tokenizer.h"),
        ("plugin/hook/x.cc", '"', "output/listing.h"),
        ("plugin/c/x.cc", "<", "xapian.h"),
        ("plugin/c/x.cc", '"', "neardup/finder.h"),
        ("examples/x.cc", '"', "bytes/base_encodings.h"),
    ]
    if not only_names_a_class("core/include/neardup/x.h", "class Signer;\n"):
        yield "a public header may name a class of src/: the test notices nothing"
    for path, bracket, header in forbidden:
        if not complaint(path, bracket, header):
            yield f"{path} may include {header}: the test notices nothing"
    allowed = [("core/src/bytes/x.cc", "<", "xxhash.h"), ("plugin/src/find/x.cc", '"', "verify/pair_measure.h"),
               ("plugin/cli/hooking/x.cc", '"', "hook/hook_report.h"), ("plugin/cli/flags/x.cc", "<", "CLI/CLI.hpp")]
    for path, bracket, header in allowed:
        wrong = complaint(path, bracket, header)
        if wrong and wrong != "no component has this header":
            yield f"{path} may not include {header}: {wrong}"


def main():
    wrong = [*check_that_the_test_can_fail(), *wrong_folders(), *wrong_includes(), *wrong_names()]
    for line in wrong:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
