#!/usr/bin/env bash
# SimHash::report_similarities(window_size, texts) of Rust's probabilistic-collections gives the pairs of texts "that could be
# similar". A good guess for 20 texts without a common word and the smallest window, 2: hardly a pair. It reports about 187 of
# all 190: the fingerprints are sorted 64 times, each time turned by a bit, and whatever stands side by side then is a pair, at
# whatever distance. With a window of 3 it is all of them. There is always a neighbour, and no bound for the distance.
# Seen: probabilistic-collections 0.7.0 of crates.io, five seeds.
# Why it matters here: for up to some dozens of texts the answer is all pairs, and each text has dozens of near-copies.
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
probabilistic-collections = "=0.7.0"
END
cat > src/main.rs <<'END'
use probabilistic_collections::similarity::{ShingleIterator, SimHash};
use probabilistic_collections::SipHasherBuilder;

fn main() {
    let texts: Vec<String> = (0..20)
        .map(|text| (0..100).map(|word| format!("text{text}word{word}")).collect::<Vec<_>>().join(" "))
        .collect();
    println!("probabilistic-collections 0.7.0, 20 texts without a common word, 190 pairs");
    for window in [2, 3] {
        for seed in 0..5 {
            let method = SimHash::with_hasher(SipHasherBuilder::from_seed(seed, 1));
            let shingles = texts.iter().map(|text| ShingleIterator::new(2, text.split(' ').collect())).collect();
            let pairs = method.report_similarities(window, shingles).len();
            println!("window {window}, seed {seed}: {pairs} pairs could be similar");
            if pairs < 150 {
                eprintln!("changed: unrelated texts are not reported");
                std::process::exit(1);
            }
        }
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
