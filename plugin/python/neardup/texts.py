"""Many texts as one piece of memory, which the C library reads without copies."""

import ctypes
from array import array
from itertools import accumulate, chain, islice
from typing import Any, Iterable, Iterator, List, Tuple

from ._library import Bytes, CTexts, utf8

_TAKEN = 256  # texts at a time
_BLOCK = 16 << 20  # bytes of text for one call


class TextBlock:
    """Consecutive texts."""

    def __init__(self, data: bytes, lengths: Iterable[int]) -> None:
        self.data = data
        self.offsets = array("Q", accumulate(lengths, initial=0))

    def __len__(self) -> int:
        return len(self.offsets) - 1

    def text(self, number: int) -> bytes:
        return self.data[self.offsets[number]:self.offsets[number + 1]]

    def given(self) -> CTexts:
        """Points into the block, which the caller must keep."""
        return CTexts(self.data, ctypes.c_void_p(self.offsets.buffer_info()[0]), len(self))


def blocks_of(texts: Iterable[Any], name: str = "text") -> Iterator[TextBlock]:
    """The texts of a list, a generator, a column of a data frame, an array. None and NaN are empty texts.

    name  of one text, for errors
    """
    iterator = values_of(texts, name + "s")
    parts: List[bytes] = []
    lengths: List[int] = []
    size = first = 0
    while True:
        taken = list(islice(iterator, _TAKEN))
        if taken:
            data, sizes = _encoded(taken, first, name)
            first += len(taken)
            parts.append(data)
            lengths += sizes
            size += len(data)
        if lengths and (size >= _BLOCK or not taken):
            yield TextBlock(b"".join(parts), lengths)
            parts, lengths, size = [], [], 0
        if not taken:
            return


def values_of(column: Any, name: str) -> Iterator[Any]:
    """The values of a list, a generator, a column of a data frame, an array: as Python's objects, some at a time."""
    if isinstance(column, (str, bytes, bytearray)):
        raise TypeError(f"{name} are one {type(column).__name__}; give a list")
    if hasattr(column, "columns") or isinstance(column, dict):
        raise TypeError(f"{name} are a {type(column).__name__}; give one column of it, such as frame['text']")
    for as_list in ("to_pylist", "to_list", "tolist"):  # of Arrow; of pandas and polars; of NumPy
        if hasattr(column, as_list):
            return _listed(column, as_list)
    return iter(column)


def _listed(column: Any, as_list: str) -> Iterator[Any]:
    rows = getattr(column, "iloc", column)  # of pandas, whose own [] looks for labels
    if not hasattr(rows, "__getitem__") or not hasattr(column, "__len__"):
        return iter(getattr(column, as_list)())
    return chain.from_iterable(getattr(rows[first:first + _TAKEN], as_list)() for first in range(0, len(column), _TAKEN))


def _encoded(texts: List[Any], first: int, name: str) -> Tuple[bytes, List[int]]:
    """The texts in one piece, and the length of each."""
    try:
        joined = "".join(texts)
        if joined.isascii():
            return joined.encode("ascii"), list(map(len, texts))
    except TypeError:  # not all are str
        pass
    encoded = [text_bytes(text, f"{name} {first + i}") for i, text in enumerate(texts)]
    return b"".join(encoded), list(map(len, encoded))


def text_bytes(text: Any, name: str = "text") -> bytes:
    """A text as UTF-8. None and NaN, as data frames have them, are empty."""
    if isinstance(text, (str, bytes)):
        given: Bytes = text
        return utf8(given)
    if is_missing(text):
        return b""
    raise TypeError(f"{name} is {type(text).__name__}, must be str or bytes")


def is_missing(value: Any) -> bool:
    """Whether it is None or NaN, as data frames have them."""
    return (value is None or type(value).__name__ in ("NAType", "NaTType") or (isinstance(value, float) and value != value)
            or (type(value).__name__ == "datetime64" and value != value))
