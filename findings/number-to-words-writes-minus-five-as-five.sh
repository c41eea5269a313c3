#!/usr/bin/env bash
# number_to_words writes an amount as on a cheque, "Five and 20/100"; it takes any number that fits a 64-bit float. A good guess
# for -5.2: a minus in front, or an error, as there is one for numbers that are too large. It is the text of 5.2: the sign is
# taken off before anything else. And the cents have no zero in front: 20.05 is "Twenty and 5/100", which is right as a fraction
# and reads like fifty cents in a column.
# Seen: number_to_words 0.1.1 of crates.io.
# Why it matters here: what is owed is written like what is paid.
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
number_to_words = "=0.1.1"
END
cat > src/main.rs <<'END'
use number_to_words::number_to_words;

fn main() {
    println!("number_to_words 0.1.1");
    let amounts = [5.2, -5.2, 20.05, 20.5, -1_000_000.0];
    let words: Vec<String> = amounts.iter().map(|amount| number_to_words(*amount, true)).collect();
    for (amount, text) in amounts.iter().zip(&words) {
        println!("{amount}: {text}");
    }
    if words[0] != "Five and 20/100" || words[0] != words[1] || words[4] != "One million" {
        eprintln!("changed: a number below zero has its sign");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
