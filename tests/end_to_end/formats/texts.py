"""Texts of the formats harness: sentences in several languages, a letter in two versions, and manuals made of word lists."""

import collections
import os
import random


def file_text(name):
    """A file that stands here."""
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), name), encoding="utf-8") as file:
        return file.read()


SENTENCES = collections.defaultdict(list)
for sentence in file_text("sentences.txt").splitlines():
    SENTENCES[sentence[:2]].append(sentence[3:])

VERSIONS = {"complaint": file_text("letter.md").format(days="eleven", date="3 December", sum=480),
            "complaint-v2": file_text("letter.md").format(days="nineteen", date="11 December", sum=530)}

TOPICS = {
    "pump": "valve piston gasket hose inlet pressure gauge bearing impeller shaft casing drain",
    "camera": "lens shutter aperture battery tripod filter sensor viewfinder strap flash exposure tripod",
    "loom": "warp weft shuttle heddle treadle reed bobbin thread beam pattern selvedge cloth",
    "kiln": "clay glaze shelf burner cone damper flue firing bisque brick chamber vent",
    "radio": "antenna dial transmitter receiver speaker coil capacitor channel squelch cable microphone fuse",
}
VERBS = "check clean loosen tighten turn lift replace mark measure cover dry inspect lower hold move join".split()
ADVERBS = "slowly twice carefully first then again afterwards firmly gently completely".split()
PLACES = "in the workshop|before the first use|after each season|with both hands|on a level table|while it is cold".split("|")
ENDS = ("until it stops|so that nothing leaks|or it will wear early|and note the result|as the drawing shows|"
        "without force").split("|")


def manual(topic):
    """The manual of a thing in Markdown: headings, steps, a table and a note."""
    draw = random.Random(topic)
    nouns = TOPICS[topic].split()

    def sentence():
        return (f"{draw.choice(VERBS).capitalize()} the {draw.choice(nouns)} {draw.choice(ADVERBS)} {draw.choice(PLACES)}, "
                f"then {draw.choice(VERBS)} the {draw.choice(nouns)} and the {draw.choice(nouns)} {draw.choice(ENDS)}.")

    parts = [f"# The {topic} in daily use\n"]
    for number, chapter in enumerate(("Setting up", "Daily work", "Care", "When something is wrong")):
        parts.append(f"## {chapter}\n\n" + " ".join(sentence() for _ in range(4)) + "\n")
        parts.append("".join(f"- {sentence()}\n" for _ in range(3)))
        if number == 1:
            parts.append("| part | lasts for months |\n|---|---|\n" +
                         "".join(f"| {noun} | {draw.randrange(12, 90)} |\n" for noun in nouns[:5]))
    return "\n".join(parts)
