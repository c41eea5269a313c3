"""Near-duplicates in a DataFrame of Spark: the groups of neardup.dedupe(), found by the executors.

    from neardup.spark import dedupe

    found = dedupe(frame, text="text", id="id")
    clean = frame.join(found.where("kept"), "id", "left_semi")

    texts --> sign --> pairs of key and node --> components --> texts of a component together --> group
               |                                                  ^
               +------------- texts, signatures (on disk) --------+

Each stage runs in the executors, with Arrow; the driver sees sizes and one id in error. It works on classic Spark and on Spark
Connect. Workers need this package: see the guide.
"""

# mypy: disable-error-code="import"

import logging
from typing import Any, Dict, List, Optional

from .._library import utf8
from ..corpus import KEEP
from ..scheme import Scheme
from .stars import ONE_TASK, roots_of

__all__ = ["dedupe"]
_LOG = logging.getLogger(__name__)
_FOUND = ("id", "kept", "group", "centre", "similarity")


def dedupe(frame: Any, text: str = "text", id: str = "id", threshold: float = 0.9, *, keep: str = "first",
           order: Optional[str] = None, within: Optional[str] = None, against: Any = None, scheme: str = "standard",
           families: str = "split", one_task: int = ONE_TASK, plan: bool = False) -> Any:
    """Find the near-duplicates among the rows of a DataFrame. @return  a DataFrame with a row for each:

    id          of the row
    kept        whether it stays
    group       id of the row that stays in its place, its own if it stays: rows of one group have one. If `against` has
                such a text, the id of that
    centre      id of the row with which it reaches the threshold
    similarity  with the centre: Jaccard index, exact; 1 for a row that is near no other

    text       column of strings. A null has no words, and stays
    id         column that names each row: no nulls, no value twice
    threshold  Jaccard index of word 3-shingles, above 0, at most 1
    keep       which row of a group stays: "first" or "last" by `order`, "longest", or a column: the greatest that
               all others are near stays; null and NaN are below every value, and of equal values the first by `order`
               stays
    order      column that orders the rows, since Spark's rows have no order; the id if it is None
    within     column: only rows with the same value are compared; rows with null stay
    against    another DataFrame with the columns `text` and `id`. Rows near one of it go, too. Not together with `within`
    one_task   if more nodes than this share a key, their components are found by rounds of all executors, with a checkpoint
               after each: then set spark.checkpoint.dir
    plan       return a description of what would be done, and do nothing

    Runs all stages but the last one's reading, logs each at INFO, and keeps the result on disk: call unpersist() on it when
    you have written it. Raises ValueError and TypeError in one sentence for columns that cannot be.
    """
    _check(frame, text, id, threshold, keep, order, within, against, families)
    if plan:
        return _plan(frame, keep, order or id, within, against, one_task)
    return _Run(frame.sparkSession, Scheme(scheme).text, threshold, families, one_task).found(
        _input(frame, text, id, keep, order, within, against), _ranks(keep))


def _check(frame: Any, text: str, id: str, threshold: float, keep: str, order: Optional[str], within: Optional[str],
           against: Any, families: str) -> None:
    try:
        import pyarrow  # noqa: F401
    except ImportError as error:
        raise ImportError("neardup.spark needs pyarrow, on the driver and in the workers; install pyarrow, or mend it: "
                          f"{error}") from error
    if not hasattr(frame, "mapInArrow"):
        raise TypeError(f"frame is {type(frame).__name__}, must be a DataFrame of Spark")
    if not 0 < threshold <= 1:
        raise ValueError(f"threshold is {threshold}, must be above 0 and at most 1")
    if families not in ("split", "keep"):
        raise ValueError(f"families is {families!r}, must be one of split, keep")
    if within is not None and against is not None:
        raise ValueError("within and against cannot be given together; give the rows of one value after another")
    wanted: Dict[str, Optional[str]] = {"text": text, "id": id, "order": order, "within": within, "keep": None if keep in KEEP else keep}
    of_against: Dict[str, Optional[str]] = {"text": text, "id": id}
    for of, given, columns in (("frame", frame, wanted), ("against", against, of_against)):
        types = {} if given is None else dict(given.dtypes)
        for name, column in columns.items():
            if given is not None and column is not None and column not in types:
                raise ValueError(f"{name} is {column!r}, but the columns of {of} are {', '.join(types)}")
        if given is not None and types[text] not in ("string", "void"):
            raise TypeError(f"column {text!r} of {of} is {types[text]}, must be string"
                            + ("; decode it first, as pyspark.sql.functions.decode() does" if types[text] == "binary" else ""))


def _plan(frame: Any, keep: str, order: str, within: Optional[str], against: Any, one_task: int) -> str:
    session = frame.sparkSession
    lines = [
        f"1. sign the texts{'' if against is None else ' of both frames'}, where they are; texts and signatures go to the disks "
        "of the executors",
        f"2. bring keys together in {session.conf.get('spark.sql.shuffle.partitions')} partitions, and join the texts that share "
        f"one{'' if within is None else f' and the value of {within!r}'}",
        f"3. find components: up to {one_task:,} nodes in one task, more by rounds with a checkpoint",
        f"4. bring the texts of a component together and compare them; of a group the {keep if keep in KEEP else 'greatest'} "
        f"stays, by {order if keep in KEEP else keep!r}",
    ]
    return "\n".join(lines)


def _input(frame: Any, text: str, id: str, keep: str, order: Optional[str], within: Optional[str], against: Any) -> Any:
    """All texts, with columns of fixed names."""
    from pyspark.sql import functions as F

    columns = {"text": F.col(text).cast("string"), "id": F.col(id), "reference": F.lit(False), "first": F.col(order or id)}
    if keep not in KEEP:
        kind = dict(frame.dtypes)[keep]
        value = F.col(keep)
        columns["greatest"] = F.when(~F.isnan(value), value) if kind in ("float", "double") else value
    if within is not None:
        columns["within"] = F.col(within).cast("string")
        columns["scope"] = F.when(F.col(within).isNull(), F.lit(0).cast("long")).otherwise(
            F.xxhash64(columns["within"]).bitwiseOR(F.lit(1)))
    texts = frame.select(*(column.alias(name) for name, column in columns.items()))
    if against is None:
        return texts
    others = against.select(F.col(text).cast("string").alias("text"), F.col(id).alias("id"), F.lit(True).alias("reference"))
    return texts.unionByName(others, allowMissingColumns=True)


def _ranks(keep: str) -> List[Any]:
    """How the rows of a component are sorted: the preferred first. Those of `against` come first, by their id."""
    from pyspark.sql import functions as F

    ranks = [F.col("first").desc() if keep == "last" else F.col("first").asc(), F.col("id").asc()]
    if keep == "longest":
        ranks.insert(0, F.col("tokens").desc())
    elif keep not in KEEP:
        ranks.insert(0, F.col("greatest").desc_nulls_last())
    return [F.col("reference").desc(), *(F.when(F.col("reference"), F.col("id")).asc(),), *ranks]


class _Run:
    """The stages, one after the other."""

    def __init__(self, session: Any, scheme: str, threshold: float, families: str, one_task: int) -> None:
        from .stages import Rules

        self._session = session
        self._rules = Rules(scheme, float(threshold), families)
        self._one_task = one_task

    def found(self, texts: Any, ranks: List[Any]) -> Any:
        from pyspark.sql import functions as F
        from pyspark.storagelevel import StorageLevel

        signed = self._signed(texts).persist(StorageLevel.DISK_ONLY)
        rows = signed.where("part < 0")
        count = self._checked_count(rows)
        edges = self._edges(signed.where("part >= 0").select("part", "form")).persist(StorageLevel.DISK_ONLY)
        found_edges = edges.count()
        _LOG.info("signed %d texts; %d nodes share a key within a partition", count, found_edges)
        roots = roots_of(edges, found_edges <= self._one_task).persist(StorageLevel.DISK_ONLY)
        _LOG.info("%d texts, or copies of one, share a key", roots.count())
        alone = rows.join(roots, "node", "left_anti").where("not reference").select(
            "id", F.lit(True).alias("kept"), F.col("id").alias("group"), F.col("id").alias("centre"),
            F.lit(1.0).alias("similarity"))
        found = self._grouped(rows.join(roots, "node"), ranks).unionByName(alone).persist(StorageLevel.DISK_ONLY)
        _LOG.info("decided on %d rows", found.count())
        for kept in (signed, edges, roots):
            kept.unpersist()
        return found

    def _signed(self, texts: Any) -> Any:
        from pyspark.sql.pandas.types import to_arrow_schema
        from pyspark.sql.types import BinaryType, IntegerType, LongType, StructField, StructType

        from . import stages

        kinds = {"part": IntegerType(), "node": LongType(), "tokens": LongType(), "form": BinaryType()}
        schema = StructType([StructField(field.name, field.dataType) for field in texts.schema]
                            + [StructField(name, kind) for name, kind in kinds.items()])
        of_arrow, scheme = to_arrow_schema(schema), utf8(self._rules.scheme)
        return texts.mapInArrow(lambda batches: stages.sign(batches, of_arrow, scheme), schema)

    @staticmethod
    def _checked_count(rows: Any) -> int:
        """Of the rows, which have ids of their own."""
        every = rows.groupBy("id", "reference").count().selectExpr(
            "sum(count) rows", "max(count) most", "max_by(id, count) id", "bool_or(id is null) nulls").first()
        if every["nulls"]:
            raise ValueError("the id of a row is null; give each row an id")
        if (every["most"] or 0) > 1:
            raise ValueError(f"id {every['id']!r} belongs to {every['most']} rows; give each row its own")
        return every["rows"] or 0

    @staticmethod
    def _edges(pairs: Any) -> Any:
        from . import stages

        return pairs.repartition("part").sortWithinPartitions("part").mapInArrow(
            lambda batches: stages.join_pairs(batches), "node long, root long")

    def _grouped(self, rows: Any, ranks: List[Any]) -> Any:
        from pyspark.sql.types import BooleanType, DoubleType, StructField, StructType

        from . import stages

        rules, kind = self._rules, rows.schema["id"].dataType
        schema = StructType([StructField(name, other or kind) for name, other in
                             zip(_FOUND, (None, BooleanType(), None, None, DoubleType()))])
        names = ["root", "id", "text", "form", "reference"] + (["within"] if "within" in rows.columns else [])
        return rows.repartition("root").sortWithinPartitions("root", *ranks).select(*names).mapInArrow(
            lambda batches: stages.group(batches, rules), schema)
