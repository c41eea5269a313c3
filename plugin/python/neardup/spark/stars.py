"""The components of edges that lie in many partitions.

Up to a limit one task joins them all. Above it rounds of large-star and small-star (Kiveris et al. 2014, "Connected components in
MapReduce and beyond") end in stars: every node beside the smallest of its component.
"""

# mypy: disable-error-code="import"

import logging
from typing import Any

ONE_TASK = 10_000_000
_LOG = logging.getLogger(__name__)


def roots_of(edges: Any, in_one_task: bool) -> Any:
    """@param edges  rows of `node` and `root`, which may be equal. @return each node once, with the smallest of its component."""
    from . import stages

    if in_one_task:
        return edges.repartition(1).mapInArrow(lambda batches: stages.join_edges(batches), "node long, root long")
    alone = edges.select("node").distinct()
    stars = _stars(edges.where("node <> root"))
    return alone.union(stars.select("root")).union(stars.select("node")).distinct().join(stars, "node", "left").selectExpr(
        "node", "coalesce(root, node) root")


def _stars(edges: Any) -> Any:
    before, number = None, 0
    while True:
        edges = _small_star(_large_star(edges)).checkpoint()
        now = edges.selectExpr("count(*)", "sum(hash(node, root))").first()
        number += 1
        _LOG.info("components, round %d: %d edges", number, now[0])
        if now == before:
            return edges
        before = now


def _with_least(edges: Any) -> Any:
    """Each edge with the smallest number beside or equal to its node."""
    from pyspark.sql import Window
    from pyspark.sql import functions as F

    return edges.withColumn("least", F.least("node", F.min("root").over(Window.partitionBy("node"))))


def _large_star(edges: Any) -> Any:
    both = edges.union(edges.selectExpr("root node", "node root")).distinct()
    return _with_least(both).where("root > node").selectExpr("root node", "least root")


def _small_star(edges: Any) -> Any:
    down = edges.selectExpr("greatest(node, root) node", "least(node, root) root").distinct()
    least = _with_least(down)
    return least.selectExpr("root node", "least root").union(least.selectExpr("node", "least root")).where(
        "node <> root").distinct()
