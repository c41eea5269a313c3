"""Judges what a peer printed: pairs, or lines that go."""

import dataclasses


@dataclasses.dataclass
class Judged:
    recall: float  # of pairs; where a peer prints lines, of the lines that have an earlier near one
    precision: float
    gone: int
    lost: dict  # threshold -> lines that go although no line that stays reaches it


def read_rows(path):
    with open(path, encoding="ascii") as file:
        return [tuple(map(int, line.split("\t"))) for line in file]


def kept_of_pairs(pairs, count):
    """As users of an index do: a line goes if it matches one that stays."""
    near = {}
    for a, b in pairs:
        near.setdefault(max(a, b), []).append(min(a, b))
    kept = [True] * count
    for number in range(count):
        kept[number] = not any(kept[other] for other in near.get(number, ()))
    return kept


def judged(lines, rows, threshold, gone=None):
    """@param gone: line numbers that go, where the program says so beside its pairs."""
    near = lines.near(threshold)
    if rows and len(rows[0]) == 2:
        pairs = {tuple(sorted(pair)) for pair in rows if pair[0] != pair[1]}
        kept = kept_of_pairs(pairs, lines.count)
        right = len(pairs & near)
        recall, precision = right / len(near), right / max(1, len(pairs))
    else:
        gone = {row[0] for row in rows} if gone is None else gone
        should = {b for _, b in near}
        members = {item for pair in near for item in pair}
        recall, precision = len(gone & should) / len(should), len(gone & members) / max(1, len(gone))
    if gone is not None:
        kept = [number not in gone for number in range(lines.count)]
    return Judged(recall, precision, kept.count(False), lost_lines(lines, kept))


def lost_lines(lines, kept):
    """A line whose family has no other member is lost if it goes."""
    members = {number: family for family in lines.families() for number in family}
    lost = {0.8: 0, 0.75: 0, 0.6: 0}
    for number, stays in enumerate(kept):
        if stays:
            continue
        best = max((lines.similarity(number, other) for other in members.get(number, ()) if kept[other]), default=0)
        for least in lost:
            lost[least] += best < least
    return lost
