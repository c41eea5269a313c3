#!/usr/bin/env bash
# pubmed-xml gives articles of PubMed's XML as plain fields. In XML "&lt;" is a less-than sign. A good guess for the abstract "The
# tide was high (P&lt;0.05) in the harbour, and boats of length &gt;10 m left": with < and >. It is "The tide was high (P10 m
# left": after the XML is read, tags are taken out of the text, and a tag is all from a "<" with a letter or digit behind it up to
# the next ">". With a blank behind "<" all is there, and so it is in the title.
# Seen: pubmed-xml 1.0.3 of PyPI with w3lib 2.4.1.
# Why it matters here: abstracts of trials lose their results, and what is left is more alike.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pubmed-xml==1.0.3 w3lib==2.4.1 python-dateutil==2.9.0.post0 lxml requests || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from pubmed_xml import Pubmed_XML_Parser

RECORD = """<?xml version="1.0"?><PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>1</PMID><Article>
<Journal><Title>Journal of Tides</Title></Journal><ArticleTitle>Tides at P&lt;0.05 or n&gt;10</ArticleTitle>
<Abstract><AbstractText>The tide was high (P{}0.05) in the harbour, and boats of length &gt;10 m left.</AbstractText></Abstract>
<AuthorList><Author><LastName>Rivers</LastName><ForeName>Ann</ForeName></Author></AuthorList></Article><MedlineJournalInfo/>
</MedlineCitation><PubmedData/></PubmedArticle></PubmedArticleSet>"""
print("pubmed-xml", version("pubmed-xml"))
seen = []
for sign in ("&lt;", "&lt; "):
    article = next(Pubmed_XML_Parser().parse(RECORD.format(sign)))
    seen.append(article.abstract)
    print(article.title, "|", article.abstract)
if seen[0] != "The tide was high (P10 m left." or "in the harbour" not in seen[1]:
    sys.exit("changed: a less-than sign begins no tag")
END
