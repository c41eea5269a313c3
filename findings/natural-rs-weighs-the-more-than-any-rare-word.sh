#!/usr/bin/env bash
# natural of Rust weighs words by TF-IDF. A good guess for four texts: "the" in three of them weighs less than "boat" in two, and
# "keeper" in one weighs most. "the" weighs more than five times as much as "boat", and "keeper" 0: the logarithm is taken of the
# number of texts plus the number of those with the word, not of a ratio, so that a word weighs the more the more texts have
# it; and counting begins at 0, so that a word that came once never came.
# Seen: natural 0.5.0 of crates.io.
# Why it matters here: texts are compared by the words that all of them have.
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
natural = "=0.5.0"
END
cat > src/main.rs <<'END'
use natural::tf_idf::TfIdf;

fn main() {
    let mut weights = TfIdf::new();
    weights.add("the tide comes and the boat goes");
    weights.add("the boat waits for the tide");
    weights.add("the quay is empty and the rope is wet");
    weights.add("a lighthouse has a keeper");
    for word in ["the", "boat", "keeper"] {
        println!("natural 0.5.0: {word} {}", weights.get(word));
    }
    if weights.get("the") < 3.0 * weights.get("boat") || weights.get("keeper") != 0.0 || weights.get("boat") <= 0.0 {
        eprintln!("changed: a rare word weighs more than a frequent one");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
