#!/usr/bin/env python3
"""Indexes lines by Tantivy: index_adapters.py FOLDER LINES. Each line is a document with its number; its text is kept, and has
positions."""

import os
import sys

import tantivy


def main():
    folder, path = sys.argv[1:]
    os.makedirs(folder)
    schema = tantivy.SchemaBuilder().add_text_field("id", stored=True, tokenizer_name="raw") \
        .add_text_field("text", stored=True, tokenizer_name="en_stem", index_option="position").build()
    index = tantivy.Index(schema, path=folder)
    writer = index.writer(num_threads=1)
    with open(path, encoding="utf-8", newline="\n") as lines:
        for number, line in enumerate(lines):
            writer.add_document(tantivy.Document(id=f"d{number}", text=line.rstrip("\n")))
    writer.commit()
    writer.wait_merging_threads()


if __name__ == "__main__":
    main()
