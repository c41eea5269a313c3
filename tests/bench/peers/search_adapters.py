#!/usr/bin/env python3
"""Searches lines, the first ten hits of each query: search_adapters.py NAME QUERIES INDEX, with the words of a query on a line.

Prints how many texts all queries have, and how many of them the first pages show. With "groups" as NAME it writes the group of
each document to QUERIES, or the number of one that has none."""

import sys

PAGE = 10


def queries(path):
    with open(path, encoding="ascii") as file:
        yield from (line.split() for line in file)


def own(path, index):
    import neardup.xapian
    import xapian
    database = xapian.Database(index)
    enquire = xapian.Enquire(database)
    for words in queries(path):
        enquire.set_query(xapian.Query(xapian.Query.OP_AND, words))
        page = neardup.xapian.collapse(enquire, database, 0, PAGE)
        yield page.shown, len(page.hits)


def tantivy(path, index):
    import tantivy as library
    opened = library.Index.open(index)
    searcher, schema = opened.searcher(), opened.schema
    for words in queries(path):
        terms = [(library.Occur.Must, library.Query.term_query(schema, "text", word)) for word in words]
        found = searcher.search(library.Query.boolean_query(terms), PAGE)
        yield found.count, len(found.hits)


def write_groups(path, index):
    import neardup.xapian
    import xapian
    database = xapian.Database(index)
    with open(path, "w", encoding="ascii") as file:
        file.writelines(f"{neardup.xapian.group_of(database.get_document(number)) or number}\n"
                        for number in range(1, database.get_doccount() + 1))


def main():
    name, path, index = sys.argv[1:]
    if name == "groups":
        return write_groups(path, index)
    rows = list({"xapian-neardup": own, "Tantivy": tantivy}[name](path, index))
    return print(f"{sum(texts for texts, _ in rows):,} found, {sum(shown for _, shown in rows):,} shown")


if __name__ == "__main__":
    main()
