#!/usr/bin/env bash
# The reservoir-sampling crate draws a sample out of a stream of any length, each element with the same chance;
# unweighted::core::l() is the quick way, which skips. A good guess for samples of 10 out of 20: half of what is drawn is of the
# first ten. All of it is, with each of 4,000 seeds; of 100 elements the first ten have six tenths of the sample in place of
# one, of 10,000 ten times their share. The number of the next element to take is added up from the beginning, and as many
# elements are skipped from the last one on, so that the first elements are replaced too rarely. r(), the slow way, is right.
# Seen: reservoir-sampling 0.5.1 of crates.io with rand 0.8, 4,000 seeds.
# Why it matters here: a sample of a site's pages is what its list begins with.
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
use reservoir_sampling::unweighted::core::{l, r};

fn first(elements: usize, quick: bool) -> f64 {
    let mut found = 0;
    for seed in 0..4000u64 {
        let mut random = ChaChaRng::seed_from_u64(seed);
        let mut sample = [0usize; 10];
        if quick {
            l(0..elements, &mut sample, &mut random);
        } else {
            r(0..elements, &mut sample, &mut random);
        }
        found += sample.iter().filter(|element| **element < 10).count();
    }
    found as f64 / 40_000.0
}

fn main() {
    let mut seen = Vec::new();
    for elements in [20, 100, 10_000] {
        let (slow, quick) = (first(elements, false), first(elements, true));
        println!("reservoir-sampling 0.5.1, 10 of {elements}: the first ten are {quick:.4} of the sample, with r() {slow:.4}");
        seen.push((slow, quick));
    }
    if seen[0].1 != 1.0 || seen[1].1 < 0.4 || seen[2].1 < 0.005 || seen[0].0 > 0.52 || seen[2].0 > 0.002 {
        eprintln!("changed: each element has the same chance");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
