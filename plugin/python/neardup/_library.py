"""Finds and declares the C library (neardup.h) with ctypes, and turns its statuses into exceptions."""

import ctypes
import ctypes.util
import os
from operator import index
from typing import Any, Dict, Iterator, List, Tuple, Type, Union

from . import errors
from ._location import LIBRARY_FOLDER

SONAME = "libneardup_c.so.0"
INTERFACE = 10  # NEARDUP_C_VERSION that this package needs

Bytes = Union[str, bytes]

MOST_THREADS = 256

TERM_BAND = 1
TERM_GROUP = 2
TERM_MARK_NAME = 4
TERM_PERHAPS_BAND = 5


class NotComparable(errors.NeardupError):
    """Texts differ, and what is known of them does not tell how much."""


EXCEPTIONS: Dict[int, Type[Exception]] = {  # of the statuses in neardup.h
    1: errors.InvalidArgumentError,
    2: errors.UnknownTokenizerError,
    3: errors.SchemeMismatch,
    4: errors.DamagedValueError,
    5: NotComparable,
    6: MemoryError,
}


class CError(ctypes.Structure):
    _fields_ = [("message", ctypes.c_char * 1024)]


class CBytes(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("size", ctypes.c_size_t)]


class CScheme(ctypes.Structure):
    _fields_ = [("text", ctypes.c_char_p), ("name", ctypes.c_char_p), ("tokenizer", ctypes.c_char_p),
                ("band_prefix", ctypes.c_char_p), ("group_prefix", ctypes.c_char_p), ("mark_prefix", ctypes.c_char_p),
                ("id", ctypes.c_uint32), ("fingerprint_slot", ctypes.c_uint32), ("group_slot", ctypes.c_uint32),
                ("signature_slot", ctypes.c_uint32), ("group_state_slot", ctypes.c_uint32),
                ("guaranteed_distance", ctypes.c_int32), ("only_simhash", ctypes.c_int32)]


class CSignature(ctypes.Structure):
    _fields_ = [("tokens", ctypes.c_uint64), ("shingles", ctypes.c_uint64), ("token_digest", ctypes.c_uint64),
                ("fingerprint", ctypes.c_uint64), ("fingerprint_value", CBytes), ("signature_value", CBytes),
                ("terms", ctypes.POINTER(CBytes)), ("term_count", ctypes.c_size_t)]


class CPage(ctypes.Structure):
    _fields_ = [("title", CBytes), ("content", CBytes), ("left_out", CBytes), ("rules", ctypes.c_uint32),
                ("canonical", CBytes), ("evidence", CBytes)]


class CKey(ctypes.Structure):
    _fields_ = [("text", ctypes.c_char * 256)]


class CSimilarity(ctypes.Structure):
    _fields_ = [("jaccard", ctypes.c_double), ("containment", ctypes.c_double), ("lower", ctypes.c_double),
                ("exact", ctypes.c_int32)]


class CStoredSignature(ctypes.Structure):
    _fields_ = [("tokens", ctypes.c_uint64), ("shingles", ctypes.c_uint64), ("token_digest", ctypes.c_uint64),
                ("source", ctypes.c_int32)]


class CGroupState(ctypes.Structure):
    _fields_ = [("token_digest", ctypes.c_uint64), ("similarity", ctypes.c_double), ("role", ctypes.c_int32),
                ("exact", ctypes.c_int32)]


class CTexts(ctypes.Structure):
    _fields_ = [("data", ctypes.c_char_p), ("offsets", ctypes.c_void_p), ("count", ctypes.c_size_t)]


class CSignatures(ctypes.Structure):
    _fields_ = [("count", ctypes.c_size_t), ("tokens", ctypes.c_void_p), ("shingles", ctypes.c_void_p),
                ("token_digests", ctypes.c_void_p), ("fingerprints", ctypes.c_void_p), ("sketches", ctypes.c_void_p),
                ("sketch_size", ctypes.c_size_t), ("key_offsets", ctypes.c_void_p), ("keys", ctypes.c_void_p)]


class CGrouping(ctypes.Structure):
    _fields_ = [("threshold", ctypes.c_double), ("weights", ctypes.c_void_p), ("references", ctypes.c_size_t),
                ("keep", ctypes.c_int32), ("keep_families", ctypes.c_int32), ("lists_pairs", ctypes.c_int32),
                ("band_cap", ctypes.c_uint32), ("stop", ctypes.POINTER(ctypes.c_int32))]


class CMember(ctypes.Structure):
    _fields_ = [("text", ctypes.c_uint32), ("reserved", ctypes.c_uint32), ("similarity", ctypes.c_double)]


class CGroup(ctypes.Structure):
    _fields_ = [("id", ctypes.c_char * 16), ("members", ctypes.POINTER(CMember)), ("size", ctypes.c_uint32),
                ("representative", ctypes.c_uint32), ("centre", ctypes.c_uint32),
                ("least_similarity", ctypes.c_double)]


class CPair(ctypes.Structure):
    _fields_ = [("first", ctypes.c_uint32), ("second", ctypes.c_uint32), ("similarity", ctypes.c_double)]


class CGroups(ctypes.Structure):
    _fields_ = [("texts", ctypes.c_size_t), ("representatives", ctypes.c_void_p), ("groups", ctypes.POINTER(CGroup)),
                ("group_count", ctypes.c_size_t), ("pairs", ctypes.c_void_p), ("pair_count", ctypes.c_size_t),
                ("pairs_left_out", ctypes.c_uint64), ("centres", ctypes.c_void_p), ("similarities", ctypes.c_void_p),
                ("oversized_bands", ctypes.c_uint64)]


class CPrepared(ctypes.Structure):
    _fields_ = [("count", ctypes.c_size_t), ("tokens", ctypes.c_void_p), ("nodes", ctypes.c_void_p),
                ("forms", ctypes.c_void_p), ("form_offsets", ctypes.c_void_p), ("pairs", ctypes.c_void_p),
                ("part_ends", ctypes.POINTER(ctypes.c_uint64))]


class CDifferingWords(ctypes.Structure):
    _fields_ = [("count", ctypes.c_size_t), ("words", ctypes.c_size_t), ("only_in_a", ctypes.POINTER(CBytes)),
                ("only_in_a_count", ctypes.c_size_t), ("only_in_b", ctypes.POINTER(CBytes)),
                ("only_in_b_count", ctypes.c_size_t), ("compared_by", ctypes.c_char_p),
                ("similarity", ctypes.c_double)]


_TEXT = [ctypes.c_char_p, ctypes.c_size_t]
_HANDLE = ctypes.c_void_p
_GIVEN_HANDLE = ctypes.POINTER(ctypes.c_void_p)
_ERROR = ctypes.POINTER(CError)
_SCHEME = ctypes.POINTER(CScheme)
_GIVEN_SIGNATURE = ctypes.POINTER(ctypes.POINTER(CSignature))

# Arguments of the functions that return a status, without the error at the end.
_CALLS: Dict[str, List[Any]] = {
    "neardup_scheme_new": [*_TEXT, ctypes.POINTER(_SCHEME)],
    "neardup_rejection_floor": [_SCHEME, ctypes.c_double, ctypes.POINTER(ctypes.c_double)],
    "neardup_signer_new": [*_TEXT, _GIVEN_HANDLE],
    "neardup_sign": [_HANDLE, *_TEXT, _GIVEN_SIGNATURE],
    "neardup_sign_fields": [_HANDLE, ctypes.POINTER(CBytes), ctypes.c_size_t, _GIVEN_SIGNATURE],
    "neardup_sign_page": [_HANDLE, CBytes, ctypes.c_uint32, CBytes, CBytes, _GIVEN_SIGNATURE],
    "neardup_page_new": [*_TEXT, ctypes.c_char_p, CBytes, ctypes.POINTER(ctypes.POINTER(CPage))],
    "neardup_frame_key": [*_TEXT, ctypes.POINTER(CKey)],
    "neardup_fingerprint_terms": [_HANDLE, ctypes.c_uint64, ctypes.POINTER(ctypes.POINTER(CBytes)),
                                  ctypes.POINTER(ctypes.c_size_t)],
    "neardup_estimate": [_SCHEME, *_TEXT, *_TEXT, ctypes.POINTER(CSimilarity)],
    "neardup_conflict": [_SCHEME, *_TEXT, *_TEXT, ctypes.POINTER(ctypes.c_int32)],
    "neardup_distance": [_SCHEME, *_TEXT, *_TEXT, ctypes.POINTER(ctypes.c_uint32)],
    "neardup_features_new": [_HANDLE, *_TEXT, _GIVEN_HANDLE],
    "neardup_features_of_positions": [_HANDLE, *_TEXT, ctypes.POINTER(ctypes.c_size_t), ctypes.c_size_t, ctypes.c_int32,
                                      *_TEXT, _GIVEN_HANDLE],
    "neardup_compare": [_HANDLE, _HANDLE, ctypes.POINTER(CSimilarity)],
    "neardup_differing_words_new": [_HANDLE, *_TEXT, *_TEXT, ctypes.POINTER(ctypes.POINTER(CDifferingWords))],
    "neardup_decode_fingerprint": [_SCHEME, *_TEXT, ctypes.POINTER(ctypes.c_uint64)],
    "neardup_decode_signature": [_SCHEME, *_TEXT, ctypes.POINTER(CStoredSignature)],
    "neardup_decode_group_state": [_SCHEME, *_TEXT, ctypes.POINTER(CGroupState)],
    "neardup_sign_texts": [*_TEXT, ctypes.POINTER(CTexts), ctypes.c_uint32,
                           ctypes.POINTER(ctypes.POINTER(CSignatures))],
    "neardup_corpus_new": [*_TEXT, ctypes.c_uint32, _GIVEN_HANDLE],
    "neardup_corpus_add_within": [_HANDLE, ctypes.POINTER(CTexts), ctypes.POINTER(ctypes.c_uint32)],
    "neardup_corpus_add_apart": [_HANDLE, ctypes.POINTER(CBytes), ctypes.c_size_t, ctypes.POINTER(ctypes.c_uint32)],
    "neardup_corpus_add_signed": [_HANDLE, ctypes.POINTER(CBytes), ctypes.POINTER(CBytes), ctypes.c_size_t,
                                  ctypes.POINTER(ctypes.c_uint32)],
    "neardup_prepare_texts": [*_TEXT, ctypes.POINTER(CBytes), ctypes.c_size_t, ctypes.c_void_p, ctypes.c_uint32,
                              ctypes.POINTER(ctypes.POINTER(CPrepared))],
    "neardup_components_new": [_GIVEN_HANDLE],
    "neardup_components_add_pairs": [_HANDLE, ctypes.c_void_p, ctypes.c_size_t],
    "neardup_components_join": [_HANDLE, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t],
    "neardup_components_roots": [_HANDLE, _GIVEN_HANDLE, _GIVEN_HANDLE, ctypes.POINTER(ctypes.c_size_t)],
    "neardup_arrow_texts": [ctypes.c_char_p, _HANDLE, ctypes.POINTER(CBytes)],
    "neardup_group_corpus": [_HANDLE, ctypes.POINTER(CGrouping), ctypes.POINTER(ctypes.POINTER(CGroups))],
    "neardup_value_scheme": [*_TEXT, ctypes.POINTER(ctypes.c_uint32)],
}
# Result and arguments of the others.
_PLAIN: Dict[str, Tuple[Any, List[Any]]] = {
    "neardup_version": (ctypes.c_char_p, []),
    "neardup_c_version": (ctypes.c_int, []),
    "neardup_scheme_free": (None, [_SCHEME]),
    "neardup_signer_free": (None, [_HANDLE]),
    "neardup_signer_tokenizer": (ctypes.c_char_p, [_HANDLE]),
    "neardup_features_free": (None, [_HANDLE]),
    "neardup_differing_words_free": (None, [ctypes.POINTER(CDifferingWords)]),
    "neardup_page_free": (None, [ctypes.POINTER(CPage)]),
    "neardup_features_tokens": (ctypes.c_uint64, [_HANDLE]),
    "neardup_kind_of_term": (ctypes.c_int, [_SCHEME, *_TEXT]),
    "neardup_signatures_free": (None, [ctypes.POINTER(CSignatures)]),
    "neardup_corpus_free": (None, [_HANDLE]),
    "neardup_prepared_free": (None, [ctypes.POINTER(CPrepared)]),
    "neardup_components_free": (None, [_HANDLE]),
    "neardup_groups_free": (None, [ctypes.POINTER(CGroups)]),
    "neardup_xxh3": (ctypes.c_uint64, _TEXT),
}


def _places() -> Iterator[str]:
    """Where the library may be: where the environment says, else next to the package, else where the loader looks."""
    named = os.environ.get("NEARDUP_C_LIBRARY")
    if named:
        yield named
        return
    if LIBRARY_FOLDER:
        yield os.path.join(os.path.dirname(os.path.abspath(__file__)), LIBRARY_FOLDER, SONAME)
    yield SONAME
    found = ctypes.util.find_library("neardup_c")
    if found:
        yield found


def _load() -> ctypes.CDLL:
    tried = []
    for place in _places():
        try:
            return ctypes.CDLL(place)
        except OSError as error:
            tried.append(f"{place} ({error})")
    raise errors.LibraryError(f"the C library of xapian-neardup cannot be loaded: tried {', '.join(tried)}; "
                              "install it, or set NEARDUP_C_LIBRARY to its path")


def _declare(library: ctypes.CDLL) -> None:
    try:
        for name, arguments in _CALLS.items():
            function = getattr(library, name)
            function.restype = ctypes.c_int
            function.argtypes = [*arguments, _ERROR]
        for name, (result, arguments) in _PLAIN.items():
            function = getattr(library, name)
            function.restype = result
            function.argtypes = arguments
        version = library.neardup_c_version()
    except AttributeError as error:
        raise errors.LibraryError(f"{library._name} is not the C library that this package needs: {error}") from None
    if version < INTERFACE:
        raise errors.LibraryError(f"{library._name} has version {version} of the C interface, this package needs "
                                  f"{INTERFACE}; install both from one release")


library = _load()
_declare(library)


def library_version() -> str:
    version: bytes = library.neardup_version()
    return version.decode()


def call(function: Any, *arguments: Any) -> None:
    """Call a function that returns a status. Raises an exception unless it is NEARDUP_OK."""
    error = CError()
    status = function(*arguments, error)
    if status:
        raise EXCEPTIONS.get(status, errors.NeardupError)(error.message.decode("utf-8", "replace"))


def made(function: Any, *arguments: Any, to: Any = ctypes.c_void_p) -> Any:
    """Call a function whose last argument gets what it makes. @param to  its type."""
    given = to()
    call(function, *arguments, ctypes.byref(given))
    return given


def sized(data: bytes) -> Tuple[bytes, int]:
    return data, len(data)


class Owned:
    """Frees what the library made, at its own end."""

    def __init__(self, handle: Any, free: Any) -> None:
        self._handle = handle
        self._free = free

    def __del__(self) -> None:
        if hasattr(self, "_free"):
            self._free(self._handle)


def utf8(text: Bytes, name: str = "text") -> bytes:
    """A text as UTF-8. A lone surrogate, which has no UTF-8, becomes U+FFFD, which separates words.

    name  of the parameter, for errors
    """
    if isinstance(text, bytes):
        return text
    if isinstance(text, str):
        try:
            return text.encode("utf-8")
        except UnicodeEncodeError:
            return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace").encode("utf-8")
    raise TypeError(f"{name} is {type(text).__name__}, must be str or bytes")


def real(number: Any, name: str) -> float:
    """A number of a parameter."""
    try:
        if not isinstance(number, (str, bytes)):
            return float(number)
    except (TypeError, ValueError):
        pass
    raise TypeError(f"{name} is {type(number).__name__}, must be a number")


def whole(number: Any, name: str) -> int:
    """A whole number of a parameter."""
    try:
        return index(number)
    except TypeError:
        raise TypeError(f"{name} is {type(number).__name__}, must be a whole number") from None


def thread_count(threads: Any) -> int:
    """The number of threads of a parameter: it fits into what the library takes."""
    if not 0 <= whole(threads, "threads") <= MOST_THREADS:
        raise errors.InvalidArgumentError(f"threads are {threads}, must be at least 0 and at most {MOST_THREADS}")
    return index(threads)


def given_bytes(content: bytes) -> CBytes:
    """Points into the content, which the caller must keep."""
    return CBytes(ctypes.cast(ctypes.c_char_p(content), ctypes.c_void_p), len(content))


def copied(given: CBytes) -> bytes:
    return ctypes.string_at(given.data, given.size)
