#!/usr/bin/env python3
"""One adapter a peer of texts: lines in, pairs or what would go out.

  adapters.py NAME LINES THRESHOLD OUTPUT     rows "a TAB b" are pairs of line numbers from 0, rows "a" are lines that go

Every adapter uses the same shingles where the peer lets it choose: runs of three words between white space, 128 hashes, 16
bands of 8. A peer that has functions of its own for texts uses those."""

import json
import os
import shutil
import sys

PERMUTATIONS, BANDS = 128, 16


def texts(path):
    with open(path, encoding="utf-8", newline="\n") as file:
        for line in file:
            yield line.rstrip("\n")


def shingles(text):
    words = text.split()
    return [" ".join(words[i:i + 3]) for i in range(max(1, len(words) - 2))]


def pairs_of_index(path, threshold, sketch, insert, query):
    """Pairs as documented for an index: ask, then insert."""
    for number, text in enumerate(texts(path)):
        one = sketch(text)
        yield from ((other, number) for other in query(one))
        insert(number, one)


def rensa_flags(path, threshold, rho, words):
    import rensa
    sets = ((text.split() if words else shingles(text)) for text in texts(path))
    make = rensa.RMinHash.digest_matrix_from_token_sets_rho if rho else rensa.RMinHash.digest_matrix_from_token_sets
    matrix = make(sets, PERMUTATIONS, 42)
    index = rensa.RMinHashLSH(threshold=threshold, num_perm=PERMUTATIONS, num_bands=BANDS)
    flags = index.query_duplicate_flags_matrix_one_shot(matrix)
    return ((number,) for number, flag in enumerate(flags) if flag)


def rensa_deduplicator(path, threshold):
    import rensa
    index = rensa.RMinHashDeduplicator(threshold=threshold, num_perm=PERMUTATIONS, use_lsh=True, num_bands=BANDS)
    kept = index.add_pairs((str(number), shingles(text)) for number, text in enumerate(texts(path)))
    return ((number,) for number, keep in enumerate(kept) if not keep)


def gaoya(path, threshold):
    from gaoya.minhash import MinHashStringIndex
    index = MinHashStringIndex(hash_size=32, jaccard_threshold=threshold, num_bands=BANDS, band_size=PERMUTATIONS // BANDS,
                               analyzer="word", lowercase=False, ngram_range=(3, 3))
    return pairs_of_index(path, threshold, lambda text: text, index.insert_document, index.query)


def datasketch(path, threshold, hashing=None):
    from datasketch import MinHash, MinHashLSH
    index = MinHashLSH(threshold=threshold, num_perm=PERMUTATIONS)

    def sketch(text):
        one = MinHash(num_perm=PERMUTATIONS, **({"hashfunc": hashing} if hashing else {}))
        one.update_batch([shingle.encode() for shingle in shingles(text)])
        return one
    return pairs_of_index(path, threshold, sketch, index.insert, index.query)


def datasketch_xxhash(path, threshold):
    import xxhash
    return datasketch(path, threshold, xxhash.xxh32_intdigest)


def set_similarity_search(path, threshold):
    from SetSimilaritySearch import all_pairs
    found = all_pairs([set(shingles(text)) for text in texts(path)], "jaccard", threshold)
    return (sorted(pair[:2]) for pair in found)


def simhash(path, _threshold):
    from simhash import Simhash, SimhashIndex
    index = SimhashIndex([], k=3)
    return pairs_of_index(path, 0, lambda text: Simhash(shingles(text)), lambda number, one: index.add(str(number), one),
                          lambda one: map(int, index.get_near_dups(one)))


def tors(path, threshold):
    from tors import dedup_near_dup
    return ((number,) for number in dedup_near_dup(list(texts(path)), threshold=threshold, method="minhash")["dropped"])


def text_dedup(path, threshold):
    """By its configuration, as its README says; only the id of a text is added."""
    import subprocess
    folder = path + ".text-dedup"
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    with open(os.path.join(folder, "in.jsonl"), "w", encoding="utf-8") as file:
        file.writelines(json.dumps({"number": number, "text": text}) + "\n" for number, text in enumerate(texts(path)))
    settings = f"""[input]\ninput_type = "local_files"\n[input.read_arguments]\npath = "json"\nsplit = "train"
data_files = ["{folder}/in.jsonl"]\n[algorithm]\nalgorithm_name = "minhash"\ntext_column = "text"\nthreshold = {threshold}
num_perm = {PERMUTATIONS}\nngram_size = 3\ncheck_false_positive = true\n[output]\noutput_dir = "{folder}/out"\nclean_cache = true
[debug]\nlogging_level = 30\n"""
    with open(os.path.join(folder, "config.toml"), "w", encoding="ascii") as file:
        file.write(settings)
    subprocess.run([sys.executable, "-m", "text_dedup.minhash"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    import datasets
    kept = set(datasets.load_from_disk(f"{folder}/out")["number"])
    return ((number,) for number, _ in enumerate(texts(path)) if number not in kept)


def datatrove(path, threshold):
    """Its four stages, in one process."""
    from datatrove.data import Document
    from datatrove.executor import LocalPipelineExecutor
    from datatrove.pipeline.dedup import minhash
    from datatrove.pipeline.writers import JsonlWriter
    folder = path + ".datatrove"
    shutil.rmtree(folder, ignore_errors=True)
    config = minhash.MinhashConfig(n_grams=3, num_buckets=BANDS, hashes_per_bucket=PERMUTATIONS // BANDS)
    documents = [Document(text=text, id=str(number)) for number, text in enumerate(texts(path))]
    stages = ([documents, minhash.MinhashDedupSignature(f"{folder}/1", config=config)],
              [minhash.MinhashDedupBuckets(f"{folder}/1", f"{folder}/2", config=config)],
              [minhash.MinhashDedupCluster(f"{folder}/2", f"{folder}/3", config=config)],
              [documents, minhash.MinhashDedupFilter(f"{folder}/3"), JsonlWriter(f"{folder}/4", compression=None)])
    for number, stage in enumerate(stages):
        tasks = config.num_buckets if number == 1 else 1
        LocalPipelineExecutor(pipeline=list(stage), tasks=tasks, workers=1, logging_dir=f"{folder}/logs{number}").run()
    kept = set()
    for name in os.listdir(f"{folder}/4"):
        with open(f"{folder}/4/{name}", encoding="utf-8") as file:
            kept.update(int(json.loads(line)["id"]) for line in file)
    return ((number,) for number in range(len(documents)) if number not in kept)


def lance(path, threshold):
    """Asks its index for each text, and takes what its estimate puts at the threshold."""
    import lance as library
    import pyarrow
    from lance.query import MinHashQuery
    lines = list(texts(path))
    table = library.write_dataset(pyarrow.table({"number": range(len(lines)), "text": lines}), path + ".lance", mode="overwrite")
    table.create_scalar_index("text", "MINHASHLSH")
    for number, text in enumerate(lines):
        rows = table.to_table(columns=["number", "_distance"], nearest=MinHashQuery(text, "text")).to_pylist()
        yield from ((other["number"], number) for other in rows
                    if other["number"] < number and 1 - other["_distance"] >= threshold)


def chdb(path, _threshold):
    """Its sketch of six minima: texts that agree in the least and in the greatest."""
    import chdb as library
    found = library.query(f"""with t as (select rowNumberInAllBlocks() as n, wordShingleMinHash(line, 3, 6) as h
        from file('{path}', LineAsString) ) select a.n, b.n from t a join t b on a.h.1 = b.h.1 where a.n < b.n
        union distinct with t as (select rowNumberInAllBlocks() as n, wordShingleMinHash(line, 3, 6) as h
        from file('{path}', LineAsString)) select a.n, b.n from t a join t b on a.h.2 = b.h.2 where a.n < b.n""", "TSV")
    return (map(int, row.split("\t")) for row in str(found).splitlines())


def spark(path, threshold):
    from pyspark.ml.feature import HashingTF, MinHashLSH
    from pyspark.sql import SparkSession
    os.environ["PYSPARK_PYTHON"] = sys.executable
    session = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false").getOrCreate()
    rows = ((number, shingles(text)) for number, text in enumerate(texts(path)))
    frame = HashingTF(inputCol="s", outputCol="v", binary=True).transform(session.createDataFrame(rows, "n int, s array<string>"))
    model = MinHashLSH(inputCol="v", outputCol="h", numHashTables=5, seed=1).fit(frame)
    joined = model.approxSimilarityJoin(frame, frame, 1 - threshold).selectExpr("datasetA.n a", "datasetB.n b").filter("a < b")
    return joined.collect()


def own_python(path, threshold):
    import neardup
    result = neardup.dedupe(list(texts(path)), threshold=threshold)
    return (sorted(tuple(pair)[:2]) for pair in result.pairs)  # with NumPy a record a pair


ADAPTERS = {
    "xapian-neardup, Python": own_python,
    "rensa, full": lambda path, threshold: rensa_flags(path, threshold, False, False),
    "rensa, rho": lambda path, threshold: rensa_flags(path, threshold, True, False),
    "rensa, rho of words": lambda path, threshold: rensa_flags(path, threshold, True, True),
    "rensa, deduplicator": rensa_deduplicator, "gaoya": gaoya, "datasketch": datasketch, "datasketch, xxhash": datasketch_xxhash,
    "SetSimilaritySearch": set_similarity_search, "simhash": simhash, "tors": tors, "text-dedup": text_dedup,
    "datatrove": datatrove, "lance": lance, "chdb": chdb, "Spark MinHashLSH": spark,
}


def main():
    name, path, threshold, output = sys.argv[1:]
    with open(output, "w", encoding="ascii") as file:
        file.writelines("\t".join(map(str, row)) + "\n" for row in ADAPTERS[name](path, float(threshold)))


if __name__ == "__main__":
    main()
