"""Texts in the memory of a column of pandas, polars or Arrow, by Arrow's C data interface: without a copy, without pyarrow."""

import ctypes
from typing import Any, Iterator, List, Optional, Sequence

from ._library import CBytes, call, copied, library

_TEXT_FORMATS = (b"u", b"U", b"z", b"Z", b"vu", b"vz")


class _Schema(ctypes.Structure):
    _fields_ = [("format", ctypes.c_char_p), ("name", ctypes.c_char_p), ("metadata", ctypes.c_void_p),
                ("flags", ctypes.c_int64), ("n_children", ctypes.c_int64), ("children", ctypes.c_void_p),
                ("dictionary", ctypes.c_void_p), ("release", ctypes.c_void_p), ("private_data", ctypes.c_void_p)]


class _Array(ctypes.Structure):
    _fields_ = [("length", ctypes.c_int64), ("null_count", ctypes.c_int64), ("offset", ctypes.c_int64),
                ("n_buffers", ctypes.c_int64), ("n_children", ctypes.c_int64), ("buffers", ctypes.c_void_p),
                ("children", ctypes.c_void_p), ("dictionary", ctypes.c_void_p), ("release", ctypes.c_void_p),
                ("private_data", ctypes.c_void_p)]


_FILL = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_RELEASE = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class _Stream(ctypes.Structure):
    _fields_ = [("get_schema", _FILL), ("get_next", _FILL), ("get_last_error", ctypes.c_void_p),
                ("release", ctypes.c_void_p), ("private_data", ctypes.c_void_p)]


class _Released:
    """Gives back to its owner what a stream has handed out, at its own end."""

    def __init__(self, kind: Any) -> None:
        self.struct = kind()

    def __del__(self) -> None:
        if self.struct.release:
            _RELEASE(self.struct.release)(ctypes.addressof(self.struct))


def _inside(capsule: Any, name: bytes) -> int:
    get = ctypes.pythonapi.PyCapsule_GetPointer
    get.restype, get.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    address: int = get(capsule, name)
    return address


class ArrowTexts:
    """Consecutive texts; a null is an empty one."""

    def __init__(self, given: Any, keeps: Any = None) -> None:
        """@param given  an array of CBytes. @param keeps  the owner of their memory."""
        self.given = given
        self._keeps = keeps

    @classmethod
    def of_array(cls, array: Any) -> "ArrowTexts":
        """@param array  of pyarrow, of strings or bytes."""
        schema, data = array.__arrow_c_array__()
        return cls(_texts(_Schema.from_address(_inside(schema, b"arrow_schema")).format,
                          _Array.from_address(_inside(data, b"arrow_array"))), data)

    def chosen(self, places: Sequence[int]) -> "ArrowTexts":
        """Some of them."""
        return ArrowTexts((CBytes * len(places))(*(self.given[place] for place in places)), self)

    def __len__(self) -> int:
        return len(self.given)

    def text(self, number: int) -> bytes:
        return copied(self.given[number])


def _texts(kind: bytes, array: _Array) -> Any:
    given = (CBytes * array.length)()
    call(library.neardup_arrow_texts, kind, ctypes.addressof(array), given)
    return given


def arrow_blocks(column: Any) -> Optional[List[ArrowTexts]]:
    """The texts of a column that keeps them as Arrow does; None for any other."""
    if hasattr(column, "columns"):  # a table
        return None
    if hasattr(column, "iloc"):  # of pandas, which may keep objects of Python
        column = column.array if str(getattr(column.dtype, "storage", "")) == "pyarrow" or hasattr(
            column.dtype, "pyarrow_dtype") else None
        column = getattr(column, "__arrow_array__", lambda: None)()
    if hasattr(column, "__arrow_c_stream__"):
        return _of_stream(column.__arrow_c_stream__())
    if not hasattr(column, "__arrow_c_array__"):
        return None
    schema, _ = column.__arrow_c_array__()
    kind = _Schema.from_address(_inside(schema, b"arrow_schema"))
    return None if kind.dictionary or kind.format not in _TEXT_FORMATS else [ArrowTexts.of_array(column)]


def _of_stream(capsule: Any) -> Optional[List[ArrowTexts]]:
    stream = _Stream.from_address(_inside(capsule, b"arrow_array_stream"))
    schema = _Released(_Schema)
    if (stream.get_schema(ctypes.addressof(stream), ctypes.addressof(schema.struct)) or schema.struct.dictionary
            or schema.struct.format not in _TEXT_FORMATS):
        return None
    return list(_chunks(stream, schema.struct.format))


def _chunks(stream: _Stream, kind: bytes) -> Iterator[ArrowTexts]:
    while True:
        chunk = _Released(_Array)
        if stream.get_next(ctypes.addressof(stream), ctypes.addressof(chunk.struct)):
            raise MemoryError("the column cannot be read as Arrow's C stream")
        if not chunk.struct.release:
            return
        yield ArrowTexts(_texts(kind, chunk.struct), chunk)
