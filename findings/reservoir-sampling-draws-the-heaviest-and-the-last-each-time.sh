#!/usr/bin/env bash
# The reservoir-sampling crate draws a weighted sample out of a stream, weighted::core::a_res(): "Higher => More frequent". A
# good guess for 3 out of 20 elements with weights of 1 to 20: a sample of its own for each seed, heavy elements more often than
# light ones, all of them now and then. All 1,000 seeds give the same three: the two heaviest and the last of the stream, here
# that with a weight of 1. A random key is drawn for each element, and compared with the weights that stand in the heap as
# negative numbers, so that it is always greater; then the lightest goes.
# Seen: reservoir-sampling 0.5.1 of crates.io with rand 0.8.
# Why it matters here: a sample of pages by their number of links is always of the same pages, and of one that came last.
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
reservoir-sampling = "=0.5.1"
rand = "=0.8.5"
rand_chacha = "=0.3.1"
END
cat > src/main.rs <<'END'
use rand::SeedableRng;
use rand_chacha::ChaChaRng;
use reservoir_sampling::weighted::core::{a_res, WeightedItem};
use std::collections::BTreeMap;

fn main() {
    let weights: Vec<i64> = (2..=20).map(|number| number * 7 % 19 + 2).chain([1]).collect();
    println!("reservoir-sampling 0.5.1, 3 of 20 with the weights {weights:?}");
    let mut seen = BTreeMap::new();
    for seed in 0..1000u64 {
        let stream = weights.iter().map(|weight| WeightedItem::new(*weight, *weight));
        let mut sample = a_res(stream, 3, &mut ChaChaRng::seed_from_u64(seed));
        sample.sort();
        *seen.entry(sample).or_insert(0) += 1;
    }
    println!("1,000 seeds, {} different samples: {seen:?}", seen.len());
    if seen != BTreeMap::from([(vec![1, 19, 20], 1000)]) {
        eprintln!("changed: the sample is random");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
