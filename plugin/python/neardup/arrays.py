"""Numbers from the C library: as NumPy arrays where NumPy is installed, else as lists."""

import ctypes
from array import array
from functools import lru_cache
from importlib import import_module
from typing import Any


@lru_cache(maxsize=None)
def numpy() -> Any:
    """The module, or None. It is imported when a result is read, for that takes longer than thousands of texts."""
    try:
        return import_module("numpy")
    except ImportError:
        return None


def copied_array(address: int, count: int, kind: str) -> "array[Any]":
    """@param kind  of array.array."""
    numbers = array(kind)
    if count:
        numbers.frombytes(ctypes.string_at(address, count * numbers.itemsize))
    return numbers


def shown(numbers: "array[Any]") -> Any:
    """A NumPy array, or a list."""
    module = numpy()
    return module.array(numbers) if module else numbers.tolist()
