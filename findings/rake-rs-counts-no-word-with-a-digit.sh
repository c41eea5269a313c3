#!/usr/bin/env bash
# rake of Rust finds the keywords of a text by RAKE: phrases between stop words, scored by the words that stand together in them;
# numbers do not count. A good guess for the phrases "vitamin tablets" and "B12 tablets" in one text: alike. "B12" counts
# nothing, as if it were a number, for any word with a digit in it does: "mp3", "H2O", "covid19". A phrase of such words alone has
# the score 0, as a number has, and "vitamin tablets" comes before it by half. Words are counted by case, too: "Tide" and "tide".
# Seen: rake 0.3.6 of crates.io.
# Why it matters here: names of products, substances and standards are never among the keywords that texts are compared by.
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
rake = "=0.3.6"
END
cat > src/main.rs <<'END'
use rake::{Rake, StopWords};
use std::collections::HashMap;

fn main() {
    let stop_words: std::collections::HashSet<String> = ["the", "and", "of", "with"].map(String::from).into();
    let rake = Rake::new(StopWords::from(stop_words));
    let text = "vitamin tablets and B12 tablets with H2O and the 1984 and mp3 and music";
    let scores: HashMap<String, f64> = rake.run(text).into_iter().map(|word| (word.keyword, word.score)).collect();
    for phrase in ["vitamin tablets", "B12 tablets", "H2O", "1984", "mp3", "music"] {
        println!("rake 0.3.6: {phrase} {}", scores[phrase]);
    }
    let zero = ["H2O", "1984", "mp3"].iter().all(|word| scores[*word] == 0.0);
    if !zero || scores["music"] != 1.0 || scores["B12 tablets"] >= scores["vitamin tablets"] {
        eprintln!("changed: a word with a digit counts");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
