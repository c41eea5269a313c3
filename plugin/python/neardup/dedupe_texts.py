"""Drops near-duplicates among texts in memory."""

from array import array
from typing import Any, Dict, Iterable, Optional, Union

from .corpus import Corpus, Grouping
from .keep_numbers import keep_numbers
from .result import Result
from .scheme import Scheme
from .texts import is_missing, values_of

_NO_SCOPE = 2 ** 32 - 1


def dedupe(texts: Iterable[Any], threshold: float = 0.9, *, keep: Union[str, Iterable[Any]] = "first",
           against: Iterable[Any] = (), scheme: Union[str, Scheme] = "standard", families: str = "split",
           pairs: bool = False, threads: int = 0, within: Optional[Iterable[Any]] = None,
           band_cap: int = 200) -> Result:
    """Find the near-duplicates among texts, compared word for word: the groups of `xapian-neardup dedupe`.

    >>> texts = ["To be, or not to be, that is the question",
    ...          "to be or not to be: that is the question!",
    ...          "Friends, Romans, countrymen, lend me your ears"]
    >>> [texts[number] for number in dedupe(texts).kept]
    ['To be, or not to be, that is the question', 'Friends, Romans, countrymen, lend me your ears']

    texts      str or bytes in UTF-8: a list, a generator, a column of pandas, polars or Arrow, a NumPy array. None and
               NaN have no words, and stay, as do empty texts. Other texts without words are compared by their bytes
    threshold  Jaccard index of word 3-shingles, above 0, at most 1
    keep       which text of a group stays: "first", "last", "longest", or a number or date for each text, also as a
               column: the greatest of those that all others are near
               stays. None and NaN are below every number
    against    texts of another set, such as test data. What is near one of them goes, too
    scheme     what counts as alike: a preset or a scheme's text, as for Signer
    families   "keep" also groups texts that were filled from one template, such as product pages
    pairs      whether to find all pairs at once, for Result.pairs
    threads    0: one for each processor
    within     a value for each text, such as its language or site: only texts with the same value are compared. Texts
               whose value is None or NaN stay. Not together with `against`
    band_cap   centres of groups that a band of texts remembers. Raise it where the result names bands of more centres:
               near texts may stay there. Those of `against` are all remembered

    >>> int(dedupe(["the same words", "other words"], against=["The same words."]).labels[0])
    -1

    Raises InvalidArgumentError for a threshold or a scheme that cannot be and for a text that is not UTF-8, TypeError
    for what is no text. Ctrl-C ends it. Memory: the texts as UTF-8, and about 300 bytes a text. The GIL is free while
    texts are signed and compared.
    """
    corpus = Corpus(scheme, threads)
    corpus.add(against, "against: text")
    references = len(corpus)
    if within is not None and references:
        raise ValueError("within and against cannot be given together; give the texts of one value after another")
    corpus.add(texts, scopes=None if within is None else _scopes_of(within))
    grouping = Grouping(threshold, keep if isinstance(keep, str) else keep_numbers(keep), references, families, pairs, band_cap)
    return Result(corpus, corpus.group(grouping), grouping)


def _scopes_of(within: Iterable[Any]) -> "array[int]":
    """A number for each different value."""
    numbers: Dict[Any, int] = {}
    return array("I", (_NO_SCOPE if is_missing(value) else numbers.setdefault(value, len(numbers))
                       for value in values_of(within, "values of within")))
