#!/usr/bin/env bash
# syllarust counts syllables, words and sentences of English texts, as readability measures need them. A good guess for "Wait...
# Really? Yes." and for a heading without a full stop, "Harbour fair": three sentences, and one. They are five and none: each
# point ends a sentence, three of them three, and what has none behind it is left out, the last words of a text included. "It
# costs 3.5 kr" ends a sentence within the number, and its rest is no part of the list.
# Seen: syllarust 0.3.0 of crates.io, count_sentences() and sentence_vec().
# Why it matters here: a text with dots in a row or prices is easier than any other, and a heading is divided by zero.
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
syllarust = "=0.3.0"
END
cat > src/main.rs <<'END'
use syllarust::{count_sentences, sentence_vec};

fn main() {
    let texts = ["Wait... Really? Yes.", "Harbour fair", "It costs 3.5 kr", "The harbour opens. It is free."];
    let counts: Vec<usize> = texts.iter().map(|text| {
        println!("syllarust 0.3.0: {:?} has {} sentences, {:?}", text, count_sentences(text), sentence_vec(text));
        count_sentences(text)
    }).collect();
    if counts != [5, 0, 1, 2] {
        eprintln!("changed: an ellipsis ends one sentence, and the end of the text one, too");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
