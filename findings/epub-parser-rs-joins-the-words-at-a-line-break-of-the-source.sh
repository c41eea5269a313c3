#!/usr/bin/env bash
# epub-parser of Rust gives the text of an e-book, page by page, "strips HTML, handles line breaks". A good guess for a
# paragraph whose source is on two lines, as in most books: a blank where the line ends. There is none, "the harbour" and "fair"
# are "the harbourfair": characters of control are taken out of the text, and the end of a line is one. Where there is nothing
# in the source, in front of the s in "<i>Anna</i>'s", a blank is put in.
# Seen: epub-parser 0.3.4 of crates.io.
# Why it matters here: in a book set in lines of 70 characters one word in eight is joined to another; neither is found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir src
cat > Cargo.toml <<'END'
[package]
name = "finding"
version = "0.1.0"
edition = "2021"

[dependencies]
epub-parser = "=0.3.4"
zip = "=2.4.2"
END
cat > src/main.rs <<'END'
use std::io::{Cursor, Write};

use epub_parser::Epub;

fn main() {
    let files = [
        ("META-INF/container.xml", "<container><rootfiles><rootfile full-path=\"book.opf\"/></rootfiles></container>"),
        ("book.opf", "<package><metadata><dc:title>Boats</dc:title></metadata><manifest><item id=\"c\" href=\"c.xhtml\" \
media-type=\"application/xhtml+xml\"/></manifest><spine><itemref idref=\"c\"/></spine></package>"),
        ("c.xhtml", "<html><body><p>A plain line.</p><p>We went to the harbour\nfair in\n<i>Anna</i>'s boat.</p></body></html>"),
    ];
    let mut book = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in files {
        book.start_file(name, zip::write::SimpleFileOptions::default()).expect("a file");
        book.write_all(text.as_bytes()).expect("its text");
    }
    let bytes = book.finish().expect("the book").into_inner();
    let text = Epub::parse_from_buffer(&bytes).expect("the book").pages[0].content.clone();
    println!("epub-parser 0.3.4\n{text}");
    if !text.starts_with("A plain line.") {
        eprintln!("changed: a plain line is read in another way");
        std::process::exit(1);
    }
    if !text.contains("harbourfair in") || !text.contains("Anna 's") {
        eprintln!("changed: words stay apart at a line break");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
