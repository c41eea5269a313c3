#!/usr/bin/env bash
# The hyperloglog crate makes a counter "with the given error rate". A good guess for 0.01, 0.005 and 0.002 and 200,000
# different numbers: counts that are off by 1, 0.5 and 0.2 percent, taken over many counters. They are off by 3.2, 2.0 and 0.85
# percent: the number of registers is 2 to the power of the natural logarithm of (1.04 / rate) squared, where the logarithm to
# base 2 belongs, so that a counter for 1 percent has 1,024 registers in place of 16,384. The smaller the rate, the more times
# it is exceeded.
# Seen: hyperloglog 1.0.4 of crates.io, 40 counters for each rate.
# Why it matters here: lists that differ by 2 percent in their number of words cannot be told apart, although the error asked
# for is a quarter of that.
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
hyperloglog = "=1.0.4"
END
cat > src/main.rs <<'END'
use hyperloglog::HyperLogLog;

fn error(rate: f64) -> f64 {
    let mut squares = 0.0;
    for seed in 0..40u128 {
        let mut counter = HyperLogLog::new_deterministic(rate, seed * 7919 + 1);
        for number in 0..200_000u32 {
            counter.insert(&number);
        }
        squares += (counter.len() / 200_000.0 - 1.0).powi(2);
    }
    (squares / 40.0).sqrt()
}

fn main() {
    let mut factors = Vec::new();
    for rate in [0.01, 0.005, 0.002] {
        let seen = error(rate);
        factors.push(seen / rate);
        println!("hyperloglog 1.0.4, error rate {rate}: the counts are off by {seen:.4}, {:.1} times as much", seen / rate);
    }
    if factors[0] < 2.2 || factors[1] < 3.0 || factors[2] < 4.0 {
        eprintln!("changed: the error is the one that was asked for");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
