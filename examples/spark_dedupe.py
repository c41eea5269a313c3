"""Drops near-duplicates from JSON lines or Parquet with Spark: spark-submit spark_dedupe.py FROM TO

FROM has the fields id and text, also on many machines: hdfs://, s3a://.
"""

import sys

from neardup.spark import dedupe


def clean(spark, source, target):
    frame = spark.read.parquet(source) if source.endswith(".parquet") else spark.read.json(source)
    found = dedupe(frame, text="text", id="id", threshold=0.9)
    frame.join(found.where("kept"), "id", "left_semi").write.parquet(target)
    print(found.groupBy("kept").count().collect())
    found.unpersist()


if __name__ == "__main__":
    from pyspark.sql import SparkSession

    clean(SparkSession.builder.appName("dedupe").getOrCreate(), sys.argv[1], sys.argv[2])
