"""The file of an Index: it is mapped, so that loading it reads nothing twice, and checked.

    head     a line of JSON: format, byte order, scheme, threshold, number of texts, sizes of the parts that follow
    numbers  of 64 bits: where texts and keys end; hashes of the keys, ascending, and of which text each is; the same of bands
    bytes    keys as JSON, texts
    last     a checksum of all bytes before it
"""

import ctypes
import json
import mmap
import os
import sys
from array import array
from bisect import bisect_left
from typing import Any, BinaryIO, Dict, Iterable, Iterator, List, Optional, Sequence, Tuple, Union

from ._library import library
from .errors import DamagedValueError

Key = Union[str, int]

FORMAT = "neardup-index-2"
_NUMBERS = ("text_ends", "key_ends", "key_hashes", "key_places", "bands", "band_places")
_PARTS = (*_NUMBERS, "keys", "texts")
_BLOCK = 1 << 20
_EIGHT = 8


def _xxh3(data: Any) -> int:
    return int(library.neardup_xxh3(data, len(data)))


def _key_bytes(key: Key) -> bytes:
    return json.dumps(int(key) if isinstance(key, int) else key).encode()


def _padding(size: int) -> int:
    return -size % _EIGHT


class _CheckedFile:
    """Writes blocks, and their checksum at the end."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._waiting = bytearray()
        self._checksums = array("Q")

    def write(self, data: Any) -> None:
        self._waiting += data
        whole = len(self._waiting) // _BLOCK * _BLOCK
        for begin in range(0, whole, _BLOCK):
            self._put(bytes(self._waiting[begin:begin + _BLOCK]))
        del self._waiting[:whole]

    def _put(self, block: bytes) -> None:
        self._checksums.append(_xxh3(block))
        self._file.write(block)

    def finish(self) -> None:
        if self._waiting:
            self._put(bytes(self._waiting))
        self._file.write(_xxh3(self._checksums.tobytes()).to_bytes(_EIGHT, sys.byteorder))


def write_texts(file: BinaryIO, head: Dict[str, Any], texts: Sequence[Tuple[Key, bytes]], bands: Iterable[int]) -> None:
    """@param head  scheme and threshold. @param bands  a hash of 64 bits, then 32 bits: the place of one of the texts."""
    keys = [_key_bytes(key) for key, _ in texts]
    by_hash = sorted((_xxh3(key), place) for place, key in enumerate(keys))
    by_band = sorted(bands)
    parts = {"text_ends": _ends(text for _, text in texts), "key_ends": _ends(keys),
             "key_hashes": array("Q", (number for number, _ in by_hash)),
             "key_places": array("Q", (place for _, place in by_hash)),
             "bands": array("Q", (band >> 32 for band in by_band)),
             "band_places": array("Q", (band & 0xFFFFFFFF for band in by_band))}
    sizes = {name: _EIGHT * len(numbers) for name, numbers in parts.items()}
    sizes.update(keys=sum(map(len, keys)), texts=sum(len(text) for _, text in texts))
    line = json.dumps({"format": FORMAT, "order": sys.byteorder, **head, "texts": len(texts), "sizes": sizes}).encode()
    to = _CheckedFile(file)
    to.write(line + b" " * _padding(len(line) + 1) + b"\n")
    for numbers in parts.values():
        to.write(numbers.tobytes())
    for pieces in (keys, [text for _, text in texts]):
        for begin in range(0, len(pieces), 1000):
            to.write(b"".join(pieces[begin:begin + 1000]))
        to.write(bytes(_padding(sum(map(len, pieces)))))
    to.finish()


def _ends(pieces: Iterable[bytes]) -> "array[int]":
    ends, end = array("Q"), 0
    for piece in pieces:
        end += len(piece)
        ends.append(end)
    return ends


class SavedTexts:
    """Texts of a file. They are known by their places, from 0 on. Do not change the file: replace it, as Index.save() does."""

    def __init__(self, path: Union[str, "os.PathLike[str]"]) -> None:
        """Raises DamagedValueError for another file, and for one that is cut or changed."""
        self._path = path
        with open(path, "rb") as file:
            try:
                self._data: Any = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_COPY)
            except (OSError, ValueError):  # empty, or a pipe
                self._data = bytearray(file.read())
        self.head, end = self._read_head()
        if not self._is_whole():
            raise DamagedValueError(f"{path} is cut or was changed; save it again")
        view = memoryview(self._data)
        self._parts: Dict[str, Any] = {}
        for name in _PARTS:
            size = self.head["sizes"][name]
            part = view[end:end + size]
            self._parts[name] = part.cast("Q") if name in _NUMBERS else part
            end += size + _padding(size)

    def _read_head(self) -> Tuple[Dict[str, Any], int]:
        line = bytes(self._data[:max(self._data.find(b"\n"), 0)])
        try:
            head = json.loads(line)
            form = head["format"]
        except (TypeError, ValueError, KeyError) as error:
            raise DamagedValueError(f"{self._path} is no index: its first line is no head of one") from error
        if form == "neardup-index-1":
            raise DamagedValueError(f"{self._path} is of format {form}, must be {FORMAT}; each of its lines but the first has a "
                                    "key and a text: add these to a new Index and save it")
        if form != FORMAT or head.get("order") != sys.byteorder:
            raise DamagedValueError(f"{self._path} is of format {form}, {head.get('order')} endian, must be {FORMAT}, "
                                    f"{sys.byteorder} endian; save it again")
        return head, len(line) + 1

    def _is_whole(self) -> bool:
        size = len(self._data) - _EIGHT
        checksums = array("Q")
        for begin in range(0, size, _BLOCK):
            block = (ctypes.c_char * min(_BLOCK, size - begin)).from_buffer(self._data, begin)
            checksums.append(_xxh3(block))
        return int.from_bytes(self._data[max(size, 0):], sys.byteorder) == _xxh3(checksums.tobytes())

    def __len__(self) -> int:
        return len(self._parts["text_ends"])

    def _piece(self, name: str, ends: str, place: int) -> bytes:
        begin = self._parts[ends][place - 1] if place else 0
        return bytes(self._parts[name][begin:self._parts[ends][place]])

    def key(self, place: int) -> Key:
        key: Key = json.loads(self._piece("keys", "key_ends", place))
        return key

    def text(self, place: int) -> bytes:
        return self._piece("texts", "text_ends", place)

    def place(self, key: Key) -> Optional[int]:
        """Of the text under a key."""
        written = _key_bytes(key)
        for place in self._places("key_hashes", "key_places", _xxh3(written)):
            if self._piece("keys", "key_ends", place) == written:
                return place
        return None

    def with_band(self, band: int) -> List[int]:
        """Places of the texts that have a band."""
        return list(self._places("bands", "band_places", band))

    def bands(self) -> Iterator[Tuple[int, int]]:
        """Each with the place of a text that has it."""
        return zip(self._parts["bands"], self._parts["band_places"])

    def _places(self, numbers: str, places: str, number: int) -> Iterator[int]:
        found = bisect_left(self._parts[numbers], number)
        while found < len(self._parts[numbers]) and self._parts[numbers][found] == number:
            yield self._parts[places][found]
            found += 1
