#!/usr/bin/env bash
# A counter of the hyperloglog crate with 1,024 registers has an error of 3.2 percent. A good guess for 10,000 different numbers
# and 300 counters, each with its own hash: all between 8,700 and 11,300, and all different. Nineteen say 7,097.83, to the last
# digit: while a register is empty, the number of empty ones alone gives the count, up to a limit that depends on the precision;
# the limits are listed from precision 4 on, and looked up as if from 0 on, so that precision 10 has 11,500, that of 14, in
# place of 900. With one empty register of 1,024 the count is 1,024 times the logarithm of 1,024.
# Seen: hyperloglog 1.0.4 of crates.io, new_deterministic(0.01, seed); precision 10 is what it makes of 0.01.
# Why it matters here: one site in sixteen seems to have lost a third of its words.
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

fn main() {
    let mut counts = Vec::new();
    for seed in 0..300u128 {
        let mut counter = HyperLogLog::new_deterministic(0.01, seed);
        for number in 0..10_000u32 {
            counter.insert(&number);
        }
        counts.push(counter.len());
    }
    counts.sort_by(|one, other| one.partial_cmp(other).unwrap());
    let alone = 1024.0 * 1024.0f64.ln();
    let same = counts.iter().filter(|count| (**count - alone).abs() < 0.001).count();
    println!("hyperloglog 1.0.4: 300 counts of 10,000 numbers, {:.0} to {:.0}", counts[0], counts[299]);
    println!("{same} of them are 1024 * ln(1024) = {alone:.2}, the next one is {:.0}", counts[same]);
    if same < 10 || counts[same] < 8_700.0 {
        eprintln!("changed: no count is a third too low");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
