#!/usr/bin/python3
"""What a reader said of pairs of near texts (labels/judged_pairs.tsv), against what each rule of grouping does with them.

    judged_pairs.py TOOL DATA_DIR [DESCRIPTIONS]

DESCRIPTIONS is what debian_descriptions.py wrote; without it the pairs of package descriptions are left out."""

import csv
import os
import sys

from grouped_texts import GroupedTexts, read_json_lines, read_set

LABELS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "judged_pairs.tsv")
PLAIN = (0.7, 0.8, 0.9)
RULES = (
    (),
    ("--families", "keep"),
    ("--threshold", "0.8", "--families", "split"),
    ("--threshold", "0.7", "--families", "split"),
)


def judgements():
    """{set: {(id, id): whether a reader called them the same}}"""
    sets = {}
    with open(LABELS, encoding="utf-8") as lines:
        for row in csv.DictReader(lines, delimiter="\t"):
            sets.setdefault(row["#set"], {})[row["id1"], row["id2"]] = row["judgement"] == "same"
    return sets


def texts_of(name, data, descriptions):
    """None if the set is not here."""
    if name == "debian_descriptions":
        return read_json_lines(descriptions) if descriptions else None
    folder = os.path.join(data, name)
    return read_set(folder) if os.path.isdir(folder) else None


class Agreement:
    def __init__(self):
        self.right = self.hidden = self.shown = 0

    def count(self, same, hidden):
        """A pair that a reader called the same or not, and of which a search shows one text or both."""
        self.right += same == hidden
        self.hidden += hidden and not same
        self.shown += same and not hidden

    def __add__(self, other):
        total = Agreement()
        total.right, total.hidden, total.shown = (
            self.right + other.right, self.hidden + other.hidden, self.shown + other.shown)
        return total


def agreements(tool, texts, pairs):
    """{rule: Agreement} of one set."""
    found = {}
    with GroupedTexts(tool, texts) as grouped:
        near = grouped.pairs(min(PLAIN))
        for threshold in PLAIN:
            agreement = found[f"all pairs at {threshold}"] = Agreement()
            for pair, same in pairs.items():
                agreement.count(same, near.get(pair, 0) >= threshold)
        for options in RULES:
            agreement = found[" ".join(("group", *options))] = Agreement()
            group_of = {member: number for number, group in enumerate(grouped.groups(*options)) for member in group}
            for pair, same in pairs.items():
                agreement.count(same, pair[0] in group_of and group_of[pair[0]] == group_of.get(pair[1]))
    return found


def main(tool, data, descriptions=None):
    totals, by_set, judged = {}, {}, {}
    for name, pairs in judgements().items():
        texts = texts_of(name, data, descriptions)
        if texts is None:
            print(f"{name}: not here, its {len(pairs)} pairs are left out")
            continue
        judged[name] = len(pairs)
        by_set[name] = agreements(tool, texts, pairs)
        for rule, agreement in by_set[name].items():
            totals[rule] = totals.get(rule, Agreement()) + agreement
    pairs = sum(judged.values())
    print(f"\n| {pairs} judged pairs | agree | hidden, but different | shown twice, but the same |\n|---|---|---|---|")
    for rule, total in totals.items():
        print(f"| `{rule}` | {total.right / pairs:.3f} | {total.hidden} | {total.shown} |")
    print("\n| agree | " + " | ".join(f"{name} ({count})" for name, count in judged.items()) + " |")
    print("|---|" + "---|" * len(judged))
    for rule in totals:
        print(f"| `{rule}` | " + " | ".join(str(by_set[name][rule].right) for name in judged) + " |")


main(*sys.argv[1:])
