#!/usr/bin/env bash
# similar-string of Rust rates how alike two strings are, from 0 to 1, by the longest sequence of letters that they share. A
# good guess for a word and itself: 1. For naïve, or any word in Russian, Greek or Chinese, it is 0, nothing alike: the table
# has a place for each byte, the letters fill the first of them, and the answer is read from the last. So the best match for
# "Žižek" in a list with Zizek and Žižek is Zizek.
# Seen: similar-string 1.4.3 of crates.io.
# Why it matters here: whatever has one letter that is not in English has no copy, and the wrong word is found for it.
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
similar-string = "=1.4.3"
END
cat > src/main.rs <<'END'
use similar_string::{compare_similarity, find_best_similarity};

fn main() {
    println!("similar-string 1.4.3");
    let scores = ["fair", "naïve", "гавань", "港口"].map(|word| {
        let score = compare_similarity(word, word);
        println!("{word} and {word}: {score:.2}");
        score
    });
    let best = find_best_similarity("Žižek", &["Zizek", "Žižek"]).expect("a list").0;
    println!("best for Žižek of Zizek and Žižek: {best}");
    if scores[0] != 1.0 {
        eprintln!("changed: an English word differs from itself");
        std::process::exit(1);
    }
    if scores[1..] != [0.0, 0.0, 0.0] || best != "Zizek" {
        eprintln!("changed: each word is like itself");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
