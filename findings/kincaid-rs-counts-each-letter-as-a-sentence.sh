#!/usr/bin/env bash
# kincaid of Rust has functions for the numbers of words, sentences and syllables of a text, and its reading ease by Flesch and
# Kincaid. A good guess for a text of two short sentences: 2 sentences. It says 39: the pattern of a sentence is one sign that is
# not ".", "?" or "!", not a row of them, and each letter and blank is a sentence. The score is that of a text with sentences of a
# quarter of a word, whatever the text is: one sentence of 60 words and the same words as 8 sentences have one score.
# Seen: kincaid 0.2.4 of crates.io.
# Why it matters here: the length of sentences, half of the measure, has no say in it; long and hard texts pass as easy ones.
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
kincaid = "=0.2.4"
END
cat > src/main.rs <<'END'
fn main() {
    let short = "The cat sat on the mat. The dog ran fast.";
    let piece = "the boat that came to the quay";
    let long = vec![piece; 8].join(" and ") + ".";
    let many = vec![piece; 8].join(". And ") + ".";
    println!("kincaid 0.2.4: {} sentences in: {short}", kincaid::sentence_count(short));
    let scores = [&long, &many].map(|text| {
        let score = kincaid::flesh_kincaid_reading_ease_score(text);
        println!("{} words, {} sentences, score {score}", kincaid::word_count(text), kincaid::sentence_count(text));
        score
    });
    if kincaid::sentence_count(short) != 39 || (scores[0] - scores[1]).abs() > 5.0 {
        eprintln!("changed: a sentence is what ends at a full stop");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
