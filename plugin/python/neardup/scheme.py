"""Schemes: what is computed from a text, and where in a document it is stored."""

import ctypes
from dataclasses import dataclass
from typing import Any, Optional, Tuple, Type

from . import _library
from ._library import Bytes, Owned, library, made, sized, utf8
from .similarity import Similarity, similarity_of


@dataclass(frozen=True)
class GroupState:
    """A document's role in its group, from its group-state value."""

    role: str
    similarity: float
    exact: bool


ROLES = ("single", "representative", "member")


class Scheme(Owned):
    """Everything that decides which bytes are stored for a text. Schemes with the same text are equal.

    Scheme("standard"), Scheme("short"), Scheme("standard shingle=char:5"), or the text in a database's
    metadata. The program's documentation lists presets and words. Raises InvalidArgumentError for a text that
    cannot be read.
    """

    def __init__(self, text: Bytes = "standard") -> None:
        super().__init__(made(library.neardup_scheme_new, *sized(utf8(text, "scheme")),
                              to=ctypes.POINTER(_library.CScheme)), library.neardup_scheme_free)
        scheme = self._handle.contents
        self.text: str = scheme.text.decode()
        """The canonical text, as in a database's metadata."""
        self.name: str = scheme.name.decode()
        """Its id in eight hexadecimal digits, as in messages."""
        self.id: int = scheme.id
        self.tokenizer: str = scheme.tokenizer.decode()
        self.band_prefix: bytes = scheme.band_prefix
        self.group_prefix: bytes = scheme.group_prefix
        self.mark_prefix: bytes = scheme.mark_prefix
        self.fingerprint_slot: int = scheme.fingerprint_slot
        self.group_slot: int = scheme.group_slot
        self.signature_slot: int = scheme.signature_slot
        self.group_state_slot: int = scheme.group_state_slot
        self.guaranteed_distance: int = scheme.guaranteed_distance
        """Bits within which simhash bands find every fingerprint; -1 without such bands."""
        self.only_simhash: bool = bool(scheme.only_simhash)
        self.text_prefixes: Tuple[bytes, ...] = self._prefixes("textprefix")
        """Prefixes of the terms that are the text of a document; none: the terms without a prefix."""
        self.id_prefixes: Tuple[bytes, ...] = self._prefixes("idterm")
        """Prefixes of the term that is the id of a document; none: Q, else U."""

    def _prefixes(self, name: str) -> Tuple[bytes, ...]:
        """The prefixes of an optional word of the layout."""
        for word in self.text.split(" slots=")[1].split(" ")[1:]:
            if word.startswith(name + "="):
                return tuple(prefix.encode() for prefix in word[len(name) + 1:].split(","))
        return ()

    def __reduce__(self) -> Tuple[Type["Scheme"], Tuple[str]]:
        """For copies and pickles."""
        return Scheme, (self.text,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scheme) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"Scheme({self.text!r})"

    def is_band_term(self, term: bytes) -> bool:
        """Whether signing under the scheme writes such a term; one of another program may have the same prefix."""
        return self._kind_of(term) == _library.TERM_BAND

    def is_group_term(self, term: bytes) -> bool:
        """Whether grouping under the scheme writes such a term."""
        return self._kind_of(term) == _library.TERM_GROUP

    def is_mark_name(self, term: bytes) -> bool:
        """Whether a term has the form of the name in a duplicate mark. It is one if the document is marked."""
        return self._kind_of(term) == _library.TERM_MARK_NAME

    def is_band_of_some_scheme(self, term: bytes) -> bool:
        """Whether a term has the form of a band term of this or another scheme with the same prefix."""
        return self._kind_of(term) in (_library.TERM_BAND, _library.TERM_PERHAPS_BAND)

    def is_of_another(self, value: bytes) -> bool:
        """Whether a value is a valid one of another scheme."""
        return self.id_in(value) not in (None, self.id)

    @staticmethod
    def id_in(value: bytes) -> Optional[int]:
        """The id of the scheme of a valid value; None for any other value."""
        scheme_id = ctypes.c_uint32()
        status = library.neardup_value_scheme(value, len(value), ctypes.byref(scheme_id), _library.CError())
        return None if status else scheme_id.value

    def _kind_of(self, term: bytes) -> int:
        return int(library.neardup_kind_of_term(self._handle, term, len(term)))

    def decode_fingerprint(self, value: bytes) -> int:
        """The fingerprint in a value. Raises SchemeMismatch or DamagedValueError."""
        return int(self._read(library.neardup_decode_fingerprint, value, to=ctypes.c_uint64).value)

    def decode_tokens(self, value: bytes) -> int:
        """The number of tokens in a signature value. Raises SchemeMismatch or DamagedValueError."""
        return int(self._read(library.neardup_decode_signature, value, to=_library.CStoredSignature).tokens)

    def decode_digest(self, value: bytes) -> int:
        """The digest of all tokens in order, in a signature value. Raises SchemeMismatch or DamagedValueError."""
        return int(self._read(library.neardup_decode_signature, value, to=_library.CStoredSignature).token_digest)

    def decode_group_state(self, value: bytes) -> GroupState:
        """A document's role in its group. Raises SchemeMismatch or DamagedValueError."""
        state = self._read(library.neardup_decode_group_state, value, to=_library.CGroupState)
        return GroupState(ROLES[state.role], state.similarity, bool(state.exact))

    def distance(self, a: bytes, b: bytes) -> int:
        """The number of bits in which two fingerprint values differ, 0 to 64."""
        return int(self._read(library.neardup_distance, a, b, to=ctypes.c_uint32).value)

    def estimate(self, a: bytes, b: bytes) -> Optional[Similarity]:
        """The similarity by two signature values; None if the texts differ and the scheme stores no sketch."""
        try:
            return similarity_of(self._read(library.neardup_estimate, a, b, to=_library.CSimilarity))
        except _library.NotComparable:
            return None

    def conflict(self, a: bytes, b: bytes) -> bool:
        """Whether documents with these signature values are no near-duplicates even if their texts are, because their
        headlines, captions or attachments differ."""
        return bool(self._read(library.neardup_conflict, a, b, to=ctypes.c_int32).value)

    def rejection_floor(self, threshold: float) -> float:
        """The estimate below which a candidate need not be compared word by word."""
        return float(made(library.neardup_rejection_floor, self._handle, threshold, to=ctypes.c_double).value)

    def _read(self, function: Any, *values: bytes, to: Any) -> Any:
        return made(function, self._handle, *(part for value in values for part in sized(value)), to=to)
