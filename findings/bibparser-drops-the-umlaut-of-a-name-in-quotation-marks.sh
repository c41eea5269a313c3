#!/usr/bin/env bash
# bibparser reads BibTeX files. A good guess for author = "M{\"u}ller", with the umlaut as LaTeX has it and as programs that
# write quotation marks put it in braces: M{\"u}ller, as for author = {M{\"u}ller}. It is M{"u}ller without the backslash, which
# is no umlaut any more: a backslash in front of a quotation mark is taken for the escape of a quotation mark, which BibTeX does
# not have.
# Seen: bibparser 0.4.0 of crates.io; in braces the name is right.
# Why it matters here: names with an umlaut are two different ones, depending on how the file was written, and one is no name.
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
bibparser = "=0.4.0"
END
cat > src/main.rs <<'END'
use bibparser::Parser;
use std::str::FromStr;

fn main() {
    let mut parser = Parser::from_str("@book{a, author = {M{\\\"u}ller}}\n@book{b, author = \"M{\\\"u}ller\"}\n").unwrap();
    let authors: Vec<String> = parser.iter().map(|entry| {
        let entry = entry.unwrap();
        println!("bibparser 0.4.0: {} has the author {}", entry.id, entry.fields["author"]);
        entry.fields["author"].clone()
    }).collect();
    if authors != ["M{\\\"u}ller", "M{\"u}ller"] {
        eprintln!("changed: the two are the same name");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
