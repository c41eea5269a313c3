#!/usr/bin/env bash
# FuzzyHash::read() of Rust's fuzzyhash hashes what a reader gives. A reader may give less than it is asked for at any time; only
# 0 bytes mean the end. A good guess: a text of 14,000 bytes has one hash, from memory, from a file, or from two readers in a
# chain. From the chain it has the hash of the first reader's 1,000 bytes, without an error: the first piece of fewer than 1,024
# bytes ends the reading. The same text then has no similarity with itself, for the block sizes are too far apart.
# Seen: fuzzyhash 0.2.2 of crates.io. A decompressor, a socket and a pipe give such pieces as well.
# Why it matters here: all files that begin alike are equal if they come through a pipe.
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
fuzzyhash = "=0.2.2"
END
cat > src/main.rs <<'END'
use fuzzyhash::FuzzyHash;
use std::io::{Cursor, Read};

fn main() {
    const WORDS: [&str; 8] = ["harbour", "committee", "budget", "bridge", "sailor", "garden", "winter", "letter"];
    let mut seed: u64 = 7;
    let mut text = String::new();
    while text.len() < 14000 {
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        text += WORDS[(seed >> 33) as usize % 8];
        text.push(char::from(b'a' + ((seed >> 40) % 26) as u8));
        text.push(' ');
    }
    let bytes = text.as_bytes();
    let (head, tail) = bytes.split_at(1000);
    let whole = FuzzyHash::new(bytes);
    let read = FuzzyHash::read(&mut Cursor::new(bytes)).unwrap();
    let chained = FuzzyHash::read(&mut head.chain(tail)).unwrap();
    let beginning = FuzzyHash::new(head);
    println!("fuzzyhash 0.2.2, {} bytes\nfrom memory    {whole}\nfrom a reader  {read}", bytes.len());
    println!("from a chain   {chained}\nof 1,000 bytes {beginning}");
    println!("the text with itself: {:?}", whole.compare_to(&chained));
    if chained.to_string() != beginning.to_string() || read.to_string() != whole.to_string() {
        eprintln!("changed: the whole chain is read");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
