#!/usr/bin/env bash
# rnltk, the "natural language toolkit for Rust", makes tokens of texts, with or without stop words and stemming. A good guess for
# "the boats\nand chairs": boats and chairs, without the stop words. It is one token, "boats\nand", and chairs: texts are parted
# at blanks only. "Don't" stays, as "dont": signs are removed before the stop words, and the list has them with their apostrophe.
# A hyphen and a slash join words too, "and/or" is "andor", and sentences end within 3.5.
# Seen: rnltk 0.4.0 of crates.io.
# Why it matters here: each line of a text loses two of its words for a count, a search or a comparison.
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
rnltk = "=0.4.0"
END
cat > src/main.rs <<'END'
use rnltk::token::{get_stop_words, tokenize_into_sentences, tokenize_sentence_without_stop_words, tokenize_stemmed_sentence};

fn main() {
    println!("rnltk 0.4.0");
    let lines = tokenize_sentence_without_stop_words("the boats\nand chairs", get_stop_words());
    let stops = tokenize_sentence_without_stop_words("Don't bring chairs and/or boats, they won't fit.", get_stop_words());
    let stems = tokenize_stemmed_sentence("old boats\nnew boats");
    let sentences = tokenize_into_sentences("The boat has 3.5 metres.");
    println!("{lines:?}\n{stops:?}\n{stems:?}\n{sentences:?}");
    if lines != ["boats\nand", "chairs"] || !stops.contains(&"dont".to_string()) || !stops.contains(&"andor".to_string())
        || stems != ["old", "boats\nnew", "boat"] || sentences.len() != 2 {
        println!("changed: a line break parts words");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
