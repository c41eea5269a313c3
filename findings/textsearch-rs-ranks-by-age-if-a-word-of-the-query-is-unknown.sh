#!/usr/bin/env bash
# textsearch of Rust is a "full text search": texts are put into an index and found with a score, by the frequencies of the words.
# A good guess for "harbour crane" and three texts of which the last is on both: it is the first, and with a third word that no
# text has, it still is. With the unknown word, each score is "not a number", as the word is in 0 of 0 texts, and the texts are in
# the order in which they were put in. All texts are in each answer, also those without any word of the query.
# Seen: textsearch 0.2.0 of crates.io.
# Why it matters here: one misspelt or rare word makes a search as good as none, and nothing says so.
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
textsearch = "=0.2.0"
END
cat > src/main.rs <<'END'
use textsearch::global::Global;

fn main() {
    let mut index = Global::new("fair");
    let texts = ["Bread is sold at the fair.", "A boat is in the harbour.", "The harbour has a crane and the crane is old."];
    let ids: Vec<String> = texts.iter().map(|text| index.insert(text).id.clone()).collect();
    println!("textsearch 0.2.0");
    let mut found = Vec::new();
    for query in ["harbour crane", "harbour crane zeppelin"] {
        let results = index.search(query);
        let order: Vec<usize> = results.iter().map(|(text, _)| ids.iter().position(|id| *id == text.id).unwrap()).collect();
        let scores: Vec<f32> = results.iter().map(|(_, score)| *score).collect();
        println!("{query}: texts {order:?}, scores {scores:?}");
        found.push((order, scores));
    }
    if found[0].0 != [2, 1, 0] || found[1].0 != [0, 1, 2] || !found[1].1.iter().all(|score| score.is_nan()) {
        println!("changed: an unknown word has no say in the order");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
