"""What runs in Spark's Python workers: each stage takes and gives record batches of Arrow, and no object a row."""

# mypy: disable-error-code="import"

import ctypes
import os
import tempfile
from array import array
from dataclasses import dataclass
from typing import Any, Iterator, List, Optional

import pyarrow
import pyarrow.compute

from .. import _library
from .._library import Owned, call, library, made, sized
from ..arrow_texts import ArrowTexts
from ..corpus import Corpus, Grouping

PARTS = 256
_PAIR = 16  # bytes
_TOGETHER = 16 << 20  # bytes of whole components for one call
_IN_MEMORY = 64 << 20  # larger components lie in a file, which is mapped
_ROWS = 1 << 16  # of a batch that is given


def _numbers(address: int, count: int, kind: Any = pyarrow.int64(), size: int = 8) -> Any:
    """An array of the C library's numbers, copied."""
    data = ctypes.string_at(address, size * count) if count else b""
    return pyarrow.Array.from_buffers(kind, count, [None, pyarrow.py_buffer(data)])


def sign(batches: Iterator[Any], schema: Any, scheme: bytes) -> Iterator[Any]:
    """Adds `node`, `tokens` and `form` to each text; and gives rows of `part`, with its pairs as `form`."""
    for batch in batches:
        texts = ArrowTexts.of_array(batch.column("text"))
        scopes = batch.column("scope") if "scope" in batch.schema.names else None
        given = made(library.neardup_prepare_texts, *sized(scheme), texts.given, len(texts),
                     None if scopes is None else scopes.buffers()[1].address + 8 * scopes.offset, 1,
                     to=ctypes.POINTER(_library.CPrepared))
        try:
            found = given.contents
            count = found.count
            offsets = _numbers(found.form_offsets, count + 1)
            forms = pyarrow.py_buffer(ctypes.string_at(found.forms, offsets[-1].as_py()))
            signed = {"part": pyarrow.array([-1] * count, pyarrow.int32()), "node": _numbers(found.nodes, count),
                      "tokens": _numbers(found.tokens, count),
                      "form": pyarrow.LargeBinaryArray.from_buffers(
                          pyarrow.large_binary(), count, [None, offsets.buffers()[1], forms])}
            ends = found.part_ends[:PARTS]
            pairs = ctypes.string_at(found.pairs, _PAIR * ends[-1]) if ends[-1] else b""
        finally:
            library.neardup_prepared_free(given)
        yield _filled(schema, count, {**{name: batch.column(name) for name in batch.schema.names}, **signed})
        parts = [part for part in range(PARTS) if ends[part] != (ends[part - 1] if part else 0)]
        blobs = [pairs[_PAIR * (ends[part - 1] if part else 0):_PAIR * ends[part]] for part in parts]
        yield _filled(schema, len(parts), {"part": pyarrow.array(parts, pyarrow.int32()),
                                           "form": pyarrow.array(blobs, pyarrow.binary())})


def _filled(schema: Any, count: int, columns: Any) -> Any:
    """A batch of the schema; columns that are not given are null."""
    return pyarrow.RecordBatch.from_arrays(
        [columns[field.name].cast(field.type) if field.name in columns else pyarrow.nulls(count, field.type)
         for field in schema], schema=schema)


class Components(Owned):
    """Which numbers are joined?"""

    def __init__(self) -> None:
        super().__init__(made(library.neardup_components_new), library.neardup_components_free)

    def add_pairs(self, pairs: bytes) -> None:
        call(library.neardup_components_add_pairs, self._handle, pairs, len(pairs) // _PAIR)

    def join(self, a: Any, b: Any) -> None:
        """@param a, b  arrays of int64 without nulls."""
        call(library.neardup_components_join, self._handle,
             *(one.buffers()[1].address + 8 * one.offset if len(one) else None for one in (a, b)), len(a))

    def batches(self) -> Iterator[Any]:
        numbers, roots, count = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_size_t()
        call(library.neardup_components_roots, self._handle, numbers, roots, count)
        for begin in range(0, count.value, _ROWS):
            rows = min(_ROWS, count.value - begin)
            yield pyarrow.RecordBatch.from_arrays([_numbers((one.value or 0) + 8 * begin, rows) for one in (numbers, roots)],
                                                  names=["node", "root"])


def join_pairs(batches: Iterator[Any]) -> Iterator[Any]:
    """Rows of `part`, sorted by it, with pairs as `form`: nodes with their roots."""
    components = Components()
    part = -1
    blobs: List[Any] = []
    for batch in batches:
        for number, blob in zip(batch.column("part").to_pylist(), batch.column("form")):
            if number != part:
                components.add_pairs(b"".join(blobs))
                part, blobs = number, []
            blobs.append(blob.as_buffer())
    components.add_pairs(b"".join(blobs))
    yield from components.batches()


def join_edges(batches: Iterator[Any]) -> Iterator[Any]:
    """The same of rows of `node` and `root`."""
    components = Components()
    for batch in batches:
        components.join(batch.column("node"), batch.column("root"))
    yield from components.batches()


@dataclass(frozen=True)
class Rules:
    """How texts are grouped."""

    scheme: str
    threshold: float
    families: str


def group(batches: Iterator[Any], rules: Rules) -> Iterator[Any]:
    """Rows of whole components, by `root` and then in the order of preference: what is decided of each."""
    waiting = _Waiting()
    for batch in batches:
        begin = waiting.rows_of_last(batch)
        waiting.add(batch.slice(0, begin))
        if begin == len(batch):
            continue
        if waiting.size >= _TOGETHER:
            yield from _decided(waiting.taken(), rules)
        waiting.add(batch.slice(begin))
    yield from _decided(waiting.taken(), rules)


def _folder() -> Optional[str]:
    """As the program has it: /tmp may be in memory."""
    return os.environ.get("TMPDIR") or ("/var/tmp" if os.path.isdir("/var/tmp") else None)


class _Waiting:
    """Rows that wait for the end of their component: in memory, or in a file if they are many."""

    def __init__(self) -> None:
        self.size = 0
        self._last: Optional[int] = None  # root
        self._batches: List[Any] = []
        self._file: Any = None
        self._writer: Any = None

    def rows_of_last(self, batch: Any) -> int:
        """How many of the first rows belong to the component that came last."""
        if self._last is None or not len(batch):
            return 0
        runs = pyarrow.compute.run_end_encode(batch.column("root"))
        return int(runs.run_ends[0].as_py()) if runs.values[0].as_py() == self._last else 0

    def add(self, batch: Any) -> None:
        if not len(batch):
            return
        self._last = batch.column("root")[-1].as_py()
        self.size += batch.nbytes
        self._batches.append(batch)
        if self.size > _IN_MEMORY:
            if self._writer is None:
                self._file = tempfile.NamedTemporaryFile(prefix="neardup-", dir=_folder())
                self._writer = pyarrow.ipc.new_file(self._file, batch.schema)
            for one in self._batches:
                self._writer.write_batch(one)
            self._batches = []

    def taken(self) -> List[Any]:
        """All rows, which then wait no longer."""
        batches = self._batches
        if self._writer is not None:
            self._writer.close()
            self._file.flush()
            mapped = pyarrow.ipc.open_file(pyarrow.memory_map(self._file.name))
            batches = [mapped.get_batch(number) for number in range(mapped.num_record_batches)]
            self._file.close()  # the mapping keeps it
        self.__init__()  # type: ignore[misc]
        return batches


def _decided(batches: List[Any], rules: Rules) -> Iterator[Any]:
    if not batches:
        return
    corpus = Corpus(rules.scheme, 1)
    ids: List[Any] = []
    references = 0
    scopes: Any = {}
    for reference in (True, False):
        for batch in batches:
            is_reference = batch.column("reference").to_pylist()
            places = [place for place, one in enumerate(is_reference) if one == reference]
            if places:
                _add(corpus, batch, places, scopes)
                ids.append(batch.column("id").take(pyarrow.array(places)))
        references = len(corpus) if reference else references
    found = corpus.group(Grouping(rules.threshold, "first", references, rules.families))
    yield from _rows(pyarrow.chunked_array(ids), found.groups, references)


def _add(corpus: Corpus, batch: Any, places: List[int], scopes: Any) -> None:
    within = None
    if "within" in batch.schema.names:
        values = batch.column("within").to_pylist()
        within = array("I", (scopes.setdefault(values[place], len(scopes)) for place in places))
    texts, forms = (ArrowTexts.of_array(batch.column(name)) for name in ("text", "form"))
    if len(places) != len(batch):
        texts, forms = texts.chosen(places), forms.chosen(places)
    corpus.add_signed(texts, forms, within)


def _rows(ids: Any, groups: Any, references: int) -> Iterator[Any]:
    """@param ids  by the number of the text in its corpus."""
    for begin in range(references, len(ids), _ROWS):
        rows = min(_ROWS, len(ids) - begin)
        stays, centres = (_numbers(address + 4 * begin, rows, pyarrow.uint32(), 4)
                          for address in (groups.representatives, groups.centres))
        own = pyarrow.array(range(begin, begin + rows), pyarrow.uint32())
        columns = [ids.slice(begin, rows), pyarrow.compute.equal(stays, own), ids.take(stays), ids.take(centres),
                   _numbers(groups.similarities + 8 * begin, rows, pyarrow.float64())]
        yield from pyarrow.Table.from_arrays(columns, names=["id", "kept", "group", "centre", "similarity"]
                                             ).combine_chunks().to_batches()
