"""How alike two texts are."""

from dataclasses import dataclass

from . import _library


@dataclass(frozen=True)
class Similarity:
    """How alike two texts are, by their shingles."""

    jaccard: float
    """0 to 1."""
    containment: float
    """Of the text with fewer shingles in the other, 0 to 1."""
    lower: float
    """The Jaccard index if exact, else its one-sided 99 % lower bound: what has to reach a threshold."""
    exact: bool
    """Whether all words were compared, or are known to be the same; else it is an estimate."""


def similarity_of(given: _library.CSimilarity) -> Similarity:
    return Similarity(given.jaccard, given.containment, given.lower, bool(given.exact))
