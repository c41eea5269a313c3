"""The similarity of two texts."""

from dataclasses import dataclass

from . import _library


@dataclass(frozen=True)
class Similarity:
    """The similarity of two texts, by their shingles."""

    jaccard: float
    """Jaccard index of the shingles, 0 to 1."""
    containment: float
    """Share of the text with fewer shingles that is in the other, 0 to 1."""
    lower: float
    """The Jaccard index if exact, otherwise its one-sided 99 % lower bound. Compare this with a threshold."""
    exact: bool
    """Whether all words were compared, or are known to be the same; otherwise it is an estimate."""


def similarity_of(given: _library.CSimilarity) -> Similarity:
    return Similarity(given.jaccard, given.containment, given.lower, bool(given.exact))
