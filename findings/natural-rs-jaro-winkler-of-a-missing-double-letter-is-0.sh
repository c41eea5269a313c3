#!/usr/bin/env bash
# natural of Rust has jaro_winkler_distance(). A good guess for "commission" and "comission": 0.98. It is 0, as for two words
# without a common letter: a letter may match again after it has matched, the matches of the two words are counted on their own,
# and if the counts differ the result is 0. So it is for "address" and "adress", "boat" and "boot", "Schmidt" and "Schmitt". If
# they are equal there is no bonus for the common beginning: "martha" and "marhta" have 0.944, the measure of Jaro.
# Seen: natural 0.5.0 of crates.io.
# Why it matters here: the most usual slips make strangers of two spellings.
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
use natural::distance::jaro_winkler_distance;

fn main() {
    let pairs = [
        ("commission", "comission"),
        ("address", "adress"),
        ("boat", "boot"),
        ("Schmidt", "Schmitt"),
        ("tide", "rock"),
        ("martha", "marhta"),
    ];
    let results: Vec<f32> = pairs.iter().map(|(one, other)| jaro_winkler_distance(one, other)).collect();
    for ((one, other), result) in pairs.iter().zip(&results) {
        println!("natural 0.5.0: {one} {other} {result}");
    }
    if results[..5] != [0.0; 5] || (results[5] - 0.9444).abs() > 0.001 {
        eprintln!("changed: a letter less leaves a word similar, or a common beginning counts");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
