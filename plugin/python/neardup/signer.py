"""Signing: computes the signature of a text."""

import ctypes
import threading
from dataclasses import dataclass
from typing import Any, Dict, List, Sequence, Tuple, Type, Union

from . import _library
from ._library import Bytes, Owned, call, copied, given_bytes, library, made, sized, utf8
from .pages import PageContent
from .scheme import Scheme
from .similarity import Similarity, similarity_of

Text = Union[Bytes, PageContent, Sequence[Bytes]]


@dataclass(frozen=True)
class Signature:
    """Everything that is stored for a text."""

    fingerprint: int
    """64-bit SimHash; 0 for a text without words."""
    values: Dict[int, bytes]
    """Value slots of the document with their values; empty for a text without words."""
    terms: Tuple[bytes, ...]
    """Whole boolean terms; empty for a text without words."""
    tokens: int
    """Number of words, numbers and parts of links, without the stop words that are left out."""
    shingles: int = 0
    """Number of distinct features."""

    def __bool__(self) -> bool:
        """Whether the text has a word. If not, nothing is stored."""
        return self.tokens != 0


class Features(Owned):
    """The features of a text, for comparisons with others of the same scheme."""

    def __init__(self, handle: ctypes.c_void_p) -> None:
        super().__init__(handle, library.neardup_features_free)
        self.tokens: int = library.neardup_features_tokens(handle)

    def __copy__(self) -> "Features":
        return self  # it never changes

    def __deepcopy__(self, _memo: object) -> "Features":
        return self

    def compare(self, other: "Features") -> Similarity:
        """The exact similarity. Raises InvalidArgumentError for features of another scheme."""
        similarity = _library.CSimilarity()
        call(library.neardup_compare, self._handle, other._handle, similarity)
        return similarity_of(similarity)


class Signer(Owned):
    """Signs texts under one scheme.

    >>> signer = Signer()
    >>> signer.sign("Hello, world").tokens
    2

    A text is str, or bytes in UTF-8. Any bytes are allowed; bytes that are not UTF-8 separate words. A sequence of
    texts is a list of fields, which are read as one text. Of a PageContent (extract()) the content is signed. Raises
    InvalidArgumentError for a scheme that cannot be read and UnknownTokenizerError for one that stems.
    """

    def __init__(self, scheme: Union[str, Scheme] = "standard") -> None:
        self.scheme = scheme if isinstance(scheme, Scheme) else Scheme(scheme)
        """What is computed, and where it is stored."""
        super().__init__(made(library.neardup_signer_new, *sized(utf8(self.scheme.text))), library.neardup_signer_free)
        self._lock = threading.Lock()
        self.tokenizer_version: str = library.neardup_signer_tokenizer(self._handle).decode()
        """The tokenizer's data, such as "ICU 72.1, Unicode 15.0"."""

    def __reduce__(self) -> Tuple[Type["Signer"], Tuple[str]]:
        """For copies and pickles: another signer of the same scheme."""
        return type(self), (self.scheme.text,)

    def __repr__(self) -> str:
        return f"Signer({self.scheme.text!r})"

    def sign(self, text: Text) -> Signature:
        """The signature of a text, of fields read as one text, or of a page's content. Cost: linear in the text."""
        with self._lock:
            if isinstance(text, (str, bytes)):
                return self._signed(library.neardup_sign, *sized(utf8(text)))
            if isinstance(text, PageContent):
                content, canonical = utf8(text.text), utf8(text.canonical)
                return self._signed(library.neardup_sign_page, given_bytes(content), text.rules,
                                    given_bytes(text.evidence), given_bytes(canonical))
            if not hasattr(text, "__iter__"):
                raise TypeError(f"text is {type(text).__name__}, must be str, bytes, a list of these or a PageContent")
            fields = [utf8(field, f"field {place}") for place, field in enumerate(text)]
            return self._signed(library.neardup_sign_fields, _array(fields), len(fields))

    def features(self, text: Bytes) -> Features:
        """The features of a text, to compare it with several others."""
        with self._lock:
            return Features(made(library.neardup_features_new, self._handle, *sized(utf8(text))))

    def similarity(self, a: Bytes, b: Bytes) -> Similarity:
        """The exact similarity of two texts; 0 if one has no words."""
        return self.features(a).compare(self.features(b))

    def fingerprint_terms(self, fingerprint: int) -> List[bytes]:
        """Terms by which simhash bands find all documents within scheme.guaranteed_distance bits; else none."""
        terms = ctypes.POINTER(_library.CBytes)()
        count = ctypes.c_size_t()
        with self._lock:
            call(library.neardup_fingerprint_terms, self._handle, fingerprint, ctypes.byref(terms), ctypes.byref(count))
            return [copied(terms[i]) for i in range(count.value)]

    def _signed_document(self, text: Text) -> Signature:
        """The same for a document, of whose text names such as C++ are evidence."""
        if not isinstance(text, (str, bytes)):
            return self.sign(text)
        with self._lock:
            return self._signed(library.neardup_sign_page, given_bytes(utf8(text)), 0, given_bytes(b""),
                                given_bytes(b""))

    def _signed(self, function: Any, *text: Any) -> Signature:
        given = made(function, self._handle, *text, to=ctypes.POINTER(_library.CSignature)).contents
        if not given.tokens:
            return Signature(0, {}, (), 0)
        values = {self.scheme.fingerprint_slot: copied(given.fingerprint_value),
                  self.scheme.signature_slot: copied(given.signature_value)}
        terms = tuple(copied(term) for term in given.terms[:given.term_count])
        return Signature(given.fingerprint, values, terms, given.tokens, given.shingles)


def _array(fields: Sequence[bytes]) -> Any:
    """Points into the fields, which the caller must keep."""
    return (_library.CBytes * len(fields))(*map(given_bytes, fields))
