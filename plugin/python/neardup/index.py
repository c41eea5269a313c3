"""An index in memory of texts that come one by one."""

import errno
import operator
import os
import stat
import threading
from typing import Any, BinaryIO, Dict, Iterable, Iterator, List, NamedTuple, Optional, Sequence, Set, Tuple, Union

from ._library import Bytes, library, real
from .bulk_signing import signatures
from .errors import DamagedValueError, InvalidArgumentError
from .saved_texts import Key, SavedTexts, write_texts
from .scheme import Scheme
from .signer import Signer
from .texts import text_bytes

_AT_ONCE = 10_000  # texts that are signed by one call


class Near(NamedTuple):
    """A text of an index that reaches the threshold."""

    key: Key
    similarity: float
    """Jaccard index of the shingles, exact."""


class _Entry(NamedTuple):
    number: int
    """In the order in which texts were added."""
    text: bytes
    bands: Tuple[int, ...]


class Index:
    """Texts under keys, which are strings or integers. Near ones are found exactly, by the words of all.

    >>> index = Index(threshold=0.8)
    >>> index.add(1, "to be or not to be, that is the question")
    >>> index.add("two", "other words are here")
    >>> index.query("To be, or not to be: that is the question!")
    [Near(key=1, similarity=1.0)]
    >>> index.remove(1)
    >>> index.query("to be or not to be, that is the question"), len(index), "two" in index
    ([], 1, True)

    Raises InvalidArgumentError for a threshold or scheme that cannot be. Threads may share it; calls wait for each other.
    Memory: the texts as UTF-8, and about a kilobyte for each. What was loaded stays in its file, which is mapped.
    """

    def __init__(self, threshold: float = 0.9, scheme: Union[str, Scheme] = "standard") -> None:
        self.threshold = _threshold(threshold)
        self._signer = Signer(scheme)
        self._entries: Dict[Key, _Entry] = {}
        self._with_band: Dict[int, Set[Key]] = {}
        self._saved: Optional[SavedTexts] = None  # what was loaded, before what was added
        self._gone: Set[int] = set()  # places of it
        self._added = 0
        self._lock = threading.RLock()

    @property
    def scheme(self) -> Scheme:
        """What counts as alike."""
        return self._signer.scheme

    def __len__(self) -> int:
        return len(self._entries) + (len(self._saved) - len(self._gone) if self._saved else 0)

    def __contains__(self, key: object) -> bool:
        return key in self._entries or self._place(key) is not None

    def __iter__(self) -> Iterator[Key]:
        """The keys, in the order in which they were added."""
        return iter([self._saved.key(place) for place in self._places() if self._saved] + list(self._entries))

    def _places(self) -> List[int]:
        """Of the texts that were loaded and are still there."""
        return [place for place in range(len(self._saved)) if place not in self._gone] if self._saved else []

    def _place(self, key: object) -> Optional[int]:
        if self._saved is None:
            return None
        try:
            place = self._saved.place(_plain_key(key))
        except TypeError:  # no key
            return None
        return None if place in self._gone else place

    def __repr__(self) -> str:
        return f"<Index: {len(self)} texts, threshold {self.threshold}>"

    def add(self, key: Key, text: Optional[Bytes]) -> None:
        """Add a text, or replace the one that the key has. A text without words is near nothing, not even an
        equal one, which dedupe() drops; nor are None and NaN."""
        key = _plain_key(key)
        written = text_bytes(text)
        with self._lock:
            self._put(key, written, self._bands(written))

    def add_all(self, texts: Iterable[Tuple[Key, Optional[Bytes]]]) -> None:
        """Add keys with their texts. Signs on all cores."""
        block: List[Tuple[Key, bytes]] = []
        for key, text in texts:
            key = _plain_key(key)
            block.append((key, text_bytes(text, f"text of key {key!r}")))
            if len(block) == _AT_ONCE:
                self._add_block(block)
                block = []
        self._add_block(block)

    def remove(self, key: Key) -> None:
        """Raises KeyError if there is no such key."""
        with self._lock:
            place = self._place(key)
            if place is not None:
                self._gone.add(place)
                return
            entry = self._entries.pop(key)
            for band in entry.bands:
                keys = self._with_band[band]
                keys.discard(key)
                if not keys:
                    del self._with_band[band]

    def text(self, key: Key) -> str:
        """The text under a key. Raises KeyError if there is none."""
        with self._lock:
            place = self._place(key)
            text = self._entries[key].text if place is None or self._saved is None else self._saved.text(place)
        return text.decode("utf-8", "replace")

    def query(self, text: Optional[Bytes], threshold: Optional[float] = None) -> List[Near]:
        """The texts that reach the threshold, the nearest first, then in the order in which they were added. Those that differ
        in signs, such as C++ and C#, are left out; at 1, also those whose words stand in another order.

        threshold  of this query, instead of the index's
        """
        least = self.threshold if threshold is None else _threshold(threshold)
        written = text_bytes(text)
        with self._lock:
            candidates = self._with_any(self._bands(written))
            if not candidates:
                return []
            own, value = self._signer.features(written), self._value(written)
            near = [(Near(key, own.compare(self._signer.features(text)).jaccard), text) for _, key, text in candidates]
            found = [match for match, text in near
                     if match.similarity >= least and not self._parted(value, self._value(text), least)]
        return sorted(found, key=lambda match: -match.similarity)

    def _bands(self, text: bytes) -> Tuple[int, ...]:
        """As Signatures.keys has them."""
        signature = self._signer.sign(text)
        digest = self.scheme.decode_digest(signature.values[self.scheme.signature_slot]) if signature else 0
        return _bands_or_digest([library.neardup_xxh3(term, len(term)) for term in signature.terms], digest)

    def _value(self, text: bytes) -> bytes:
        return self._signer._signed_document(text).values[self.scheme.signature_slot]

    def _parted(self, a: bytes, b: bytes, threshold: float) -> bool:
        """Whether texts with these signature values are no copies although their shingles are near, as in dedupe()."""
        scheme = self.scheme
        other_words = threshold == 1 and scheme.decode_digest(a) != scheme.decode_digest(b)
        return other_words or scheme.conflict(a, b)

    def _with_any(self, bands: Tuple[int, ...]) -> List[Tuple[int, Key, bytes]]:
        """Numbers, keys and texts of those that have one of the bands, by their numbers."""
        keys: Set[Key] = set()
        places: Set[int] = set()
        for band in bands:
            keys |= self._with_band.get(band, set())
            if self._saved:
                places.update(self._saved.with_band(band))
        found = [(place, self._saved.key(place), self._saved.text(place)) for place in sorted(places - self._gone) if self._saved]
        added = ((entry.number, key, entry.text) for key, entry in ((key, self._entries[key]) for key in keys))
        return found + sorted(added, key=lambda one: one[0])

    def save(self, path: Union[str, "os.PathLike[str]"]) -> None:
        """Write all that is needed to query it. The file appears whole, in place of an older one, and survives a power cut; a
        link to it stays. A device or a pipe is written to."""
        if os.path.exists(path) and not os.path.isfile(path):
            with open(path, "wb") as file:
                return self._write(file)
        target = os.fspath(os.path.realpath(path))
        part = f"{target}.{os.getpid()}-{threading.get_ident()}.part"  # another writer has a file of its own
        try:
            with open(part, "wb") as file:
                if os.path.exists(target):
                    os.fchmod(file.fileno(), stat.S_IMODE(os.stat(target).st_mode))
                self._write(file)
                os.fsync(file.fileno())
            os.replace(part, target)
            _sync_folder(os.path.dirname(target))  # a power cut may undo the renaming until then
        except BaseException:
            if os.path.exists(part):
                os.unlink(part)
            raise

    def _write(self, file: BinaryIO) -> None:
        with self._lock:
            places = {old: new for new, old in enumerate(self._places())}
            texts = [(self._saved.key(place), self._saved.text(place)) for place in places if self._saved]
            bands = [band << 32 | places[place] for band, place in self._saved.bands()
                     if place in places] if self._saved else []
            for place, (key, entry) in enumerate(self._entries.items(), len(texts)):
                texts.append((key, entry.text))
                bands.extend(band << 32 | place for band in entry.bands)
            write_texts(file, {"scheme": self.scheme.text, "threshold": self.threshold}, texts, bands)
        file.flush()

    @classmethod
    def load(cls, path: Union[str, "os.PathLike[str]"]) -> "Index":
        """What save() wrote. The file is checked and stays mapped: replace it, as save() does, and do not write into it.
        Raises DamagedValueError for another file, and for one that is cut or was changed."""
        saved = SavedTexts(path)
        try:
            index = cls(saved.head["threshold"], saved.head["scheme"])
        except (TypeError, KeyError, AttributeError, InvalidArgumentError) as error:
            raise DamagedValueError(f"{path} is no index: {error}; save it again") from error
        index._saved = saved
        index._added = len(saved)
        return index

    def _add_block(self, block: List[Tuple[Key, bytes]]) -> None:
        if not block:
            return
        signed = signatures((text for _, text in block), self.scheme)
        keys, offsets = [numbers.tolist() if hasattr(numbers, "tolist") else numbers
                         for numbers in (signed.keys, signed.key_offsets)]
        with self._lock:
            for i, (key, text) in enumerate(block):
                self._put(key, text, _bands_or_digest(keys[offsets[i]:offsets[i + 1]], int(signed.token_digests[i])))

    def _put(self, key: Key, text: bytes, bands: Tuple[int, ...]) -> None:
        if key in self:
            self.remove(key)
        self._entries[key] = _Entry(self._added, text, bands)
        self._added += 1
        for band in bands:
            self._with_band.setdefault(band, set()).add(key)


def _threshold(threshold: Any) -> float:
    if not 0 < real(threshold, "threshold") <= 1:
        raise InvalidArgumentError(f"threshold is {threshold}, must be above 0 and at most 1")
    return float(threshold)


def _sync_folder(folder: str) -> None:
    """Make the names in a folder survive a power cut. One that this user may not read, and a file system that does not sync
    folders, have done what they can."""
    try:
        descriptor = os.open(folder, os.O_RDONLY)
    except PermissionError:
        return
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno != errno.EINVAL:
            raise
    finally:
        os.close(descriptor)


def _plain_key(key: Any) -> Key:
    """NumPy's strings and integers become Python's."""
    if isinstance(key, str):
        return str(key)
    try:
        return operator.index(key)
    except TypeError:
        raise TypeError(f"key is {type(key).__name__}, must be str or int") from None


def _bands_or_digest(bands: Sequence[int], digest: int) -> Tuple[int, ...]:
    """A text of few words may have no band: then its equals have its digest. That is 0 for a text without words."""
    return tuple(bands) or ((digest,) if digest else ())
