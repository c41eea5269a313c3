#!/usr/bin/env bash
# pdatastructs has reservoir sampling, a random sample of so many elements of a stream of unknown length, each with the same
# chance. A good guess for a sample of one out of two: either in half of all cases. The first is in none of 4,000 samples, out
# of two, three and ten elements alike: the place for element number i is drawn out of i - 1 places, one too few, so that the
# second one always takes the only place. Larger samples have it, but too rarely: a sample of 10 of 1,000 a third as often as it
# should.
# Seen: pdatastructs 0.7.0 of crates.io with ChaCha, 4,000 seeds.
# Why it matters here: a random page of each site, which is to stand for it, is never its first one, the home page.
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
pdatastructs = "=0.7.0"
rand = "=0.8.5"
rand_chacha = "=0.3.1"
END
cat > src/main.rs <<'END'
use pdatastructs::reservoirsampling::ReservoirSampling;
use rand::SeedableRng;
use rand_chacha::ChaChaRng;

fn first(sample: usize, elements: usize) -> f64 {
    let mut found = 0;
    for seed in 0..4000u64 {
        let mut reservoir = ReservoirSampling::new(sample, ChaChaRng::seed_from_u64(seed));
        for element in 0..elements {
            reservoir.add(element);
        }
        found += reservoir.reservoir().iter().filter(|element| **element == 0).count();
    }
    found as f64 / 4000.0
}

fn main() {
    let mut seen = Vec::new();
    for (sample, elements) in [(1, 2), (1, 3), (1, 10), (10, 1000)] {
        let share = first(sample, elements);
        let right = sample as f64 / elements as f64;
        println!("pdatastructs 0.7.0: {sample} of {elements}, the first is in {share:.4} of the samples, {right:.4} is right");
        seen.push(share);
    }
    if seen[..3] != [0.0; 3] || seen[3] > 0.007 {
        eprintln!("changed: the first has the same chance as any other");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
