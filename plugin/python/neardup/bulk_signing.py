"""Signs many texts on all cores."""

import ctypes
from array import array
from dataclasses import dataclass
from typing import Any, Iterable, List, Sequence, Union

from . import _library
from ._library import library, made, sized, thread_count
from .arrays import copied_array, numpy, shown
from .corpus import scheme_text
from .scheme import Scheme
from .texts import blocks_of


@dataclass(frozen=True)
class Signatures:
    """The signatures of texts. Numbers are NumPy arrays where NumPy is installed, else lists."""

    tokens: Sequence[int]
    """Of each text; 0 if it has no words. Its other numbers are then 0, too."""
    shingles: Sequence[int]
    """Distinct features."""
    token_digests: Sequence[int]
    """Of all words in order: the same for texts with the same words."""
    fingerprints: Sequence[int]
    """64-bit SimHashes."""
    sketches: Any
    """MinHash sketches, a byte a slot: an array [texts, slots], or a list of bytes."""
    keys: Sequence[int]
    """Hashes of the bands of all texts. Near texts share one."""
    key_offsets: Sequence[int]
    """[texts + 1] The keys of text i are keys[key_offsets[i]:key_offsets[i + 1]]."""

    def __len__(self) -> int:
        return len(self.tokens)


def signatures(texts: Iterable[Any], scheme: Union[str, Scheme] = "standard", threads: int = 0) -> Signatures:
    """Sign texts, on all cores, without the GIL.

    >>> signed = signatures(["one two three", "One, two, three!", ""])
    >>> [int(number) for number in signed.tokens]
    [3, 3, 0]
    >>> bool(signed.token_digests[0] == signed.token_digests[1])
    True

    texts    as for dedupe()
    scheme   a preset or a scheme's text, as for Signer
    threads  0: one for each processor

    Raises InvalidArgumentError for a scheme that cannot be read. Memory: about 300 bytes a text.
    """
    written, threads = scheme_text(scheme), thread_count(threads)
    numbers = {name: array("Q") for name in _NUMBERS}
    sketches = bytearray()
    keys, key_offsets, slots = array("Q"), array("Q", [0]), 0
    for block in blocks_of(texts):
        given = made(library.neardup_sign_texts, *sized(written), block.given(), threads,
                     to=ctypes.POINTER(_library.CSignatures))
        try:
            found = given.contents
            for name, so_far in numbers.items():
                so_far.extend(copied_array(getattr(found, name), found.count, "Q"))
            slots = found.sketch_size
            sketches += ctypes.string_at(found.sketches, found.count * slots) if slots else b""
            offsets = copied_array(found.key_offsets, found.count + 1, "Q")
            before = len(keys)
            key_offsets.extend(before + offset for offset in offsets[1:])
            keys.extend(copied_array(found.keys, offsets[-1], "Q"))
        finally:
            library.neardup_signatures_free(given)
    return Signatures(**{name: shown(so_far) for name, so_far in numbers.items()}, keys=shown(keys),
                      sketches=_rows(sketches, slots, len(key_offsets) - 1), key_offsets=shown(key_offsets))


_NUMBERS = ("tokens", "shingles", "token_digests", "fingerprints")


def _rows(data: bytearray, slots: int, count: int) -> Any:
    module = numpy()
    if module:
        return module.frombuffer(bytes(data), dtype="uint8").reshape(count, slots)
    rows: List[bytes] = [bytes(data[i * slots:(i + 1) * slots]) for i in range(count)]
    return rows
