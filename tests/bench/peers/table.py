"""The peers: versions, how each is installed, and what each does not do. One row a peer.

An environment is a virtual environment below build/peers. Packages of Debian are only looked for: they are the system's."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Peer:
    name: str
    kind: str  # texts, lines, files, pages, indexes
    needs: tuple  # packages of PyPI with their versions; "deb:program", "npm:package@version" or "jar:group:artifact:version"
    lacks: str  # what a user may expect of it and does not get
    most: int = 1_000_000  # lines, beyond which it takes too long or too much memory to be run
    python: str = "python3"


TEXTS = (
    Peer("xapian-neardup", "texts", (), "-"),
    Peer("xapian-neardup, Python", "texts", (), "-"),
    Peer("rensa, full", "texts", ("rensa==0.5.0",), "flags both of a pair; estimates"),
    Peer("rensa, rho", "texts", ("rensa==0.5.0",), "flags both; its sketch depends on the order of words"),
    Peer("rensa, rho of words", "texts", ("rensa==0.5.0",), "the same, and the order of the text does not count"),
    Peer("rensa, deduplicator", "texts", ("rensa==0.5.0",), "estimates; its default bands are 8"),
    Peer("gaoya", "texts", ("gaoya==0.2.2",), "estimates; short texts are equal to each other"),
    Peer("datasketch", "texts", ("datasketch==2.0.0",), "candidates only: nothing is compared", 200_000),
    Peer("datasketch, xxhash", "texts", ("datasketch==2.0.0", "xxhash==4.1.0"), "the same", 200_000),
    Peer("SetSimilaritySearch", "texts", ("SetSimilaritySearch==1.0.1",), "no groups; all sets in memory", 20_000),
    Peer("simhash", "texts", ("simhash==2.1.2",), "64 bits say little of texts that are merely near", 20_000),
    Peer("tors", "texts", ("tors==0.16.0",), "compares all pairs", 20_000),
    Peer("text-dedup", "texts", ("text-dedup==0.4.1",), "drops texts of fewer than five words; whole clusters go", 20_000,
         "python3.12"),
    Peer("datatrove", "texts", ("datatrove[io,processing]==0.10.1", "spacy==3.8.18"),
         "compares nothing; whole clusters go", 20_000),
    Peer("lance", "texts", ("pylance==14.0.2",), "an index to query: no groups; estimates", 20_000),
    Peer("chdb", "texts", ("chdb==4.4.0",), "functions only: the join is the user's", 20_000),
    Peer("Spark MinHashLSH", "texts", ("pyspark==4.3.0", "numpy==2.4.6"), "no groups; the CPU of its Java process is not in the table", 20_000),
)
LINES = (
    Peer("xapian-neardup", "lines", (), "-"),
    Peer("sort -u", "lines", ("deb:sort",), "changes the order"),
    Peer("awk", "lines", ("deb:awk",), "all lines in memory"),
    Peer("huniq", "lines", ("crate:huniq@2.7.0",), "64-bit hashes: two lines may collide"),
    Peer("runiq", "lines", ("crate:runiq@2.0.0",), "64-bit hashes: two lines may collide"),
)
FILES = (
    Peer("xapian-neardup", "files", (), "-"),
    Peer("xapian-neardup --bytes", "files", (), "-"),
    Peer("jdupes", "files", ("deb:jdupes",), "equal bytes only"),
    Peer("fdupes", "files", ("deb:fdupes",), "equal bytes only"),
    Peer("rdfind", "files", ("deb:rdfind",), "equal bytes only"),
    Peer("rmlint", "files", ("deb:rmlint",), "equal bytes only"),
)
PAGES = (
    Peer("xapian-neardup", "pages", (), "-"),
    Peer("trafilatura", "pages", ("trafilatura==2.3.1", "lxml_html_clean==0.4.6"), "what it loses is in the table of drawn pages"),
    Peer("rs-trafilatura", "pages", ("rs-trafilatura==0.1.1",), "the same"),
    Peer("resiliparse", "pages", ("resiliparse==2.0.1",), "the same"),
    Peer("readability-lxml", "pages", ("readability-lxml==0.9", "lxml==6.1.3"), "the same"),
    Peer("Readability", "pages", ("npm:@mozilla/readability@0.6.0", "npm:linkedom@0.18.15"), "the same"),
    Peer("defuddle", "pages", ("npm:defuddle@0.19.4", "npm:linkedom@0.18.15"), "the same"),
)
INDEXES = (
    Peer("xapian-neardup", "indexes", (), "-"),
    Peer("Tantivy", "indexes", ("tantivy==0.27.0",), "no near-duplicates"),
    Peer("Lucene", "indexes", ("jar:org.apache.lucene:lucene-core:9.12.3", "jar:org.apache.lucene:lucene-analysis-common:9.12.3"),
         "near-duplicates by a filter of its own, which the user sets up"),
)
NOT_MEASURED = (
    ("semhash", "it compares meaning, and wants a model from elsewhere"),
    ("duckdb", "its `jaccard` compares sets of letters, of which nearly all pairs of texts reach .8; `lsh` is an extension from "
     "elsewhere"),
    ("collapsed search by Lucene", "it wants groups that something else has made; tests/bench/programs/compared_search.py has its "
     "look-ups"),
)
PEERS = TEXTS + LINES + FILES + PAGES + INDEXES
