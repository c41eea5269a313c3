#!/usr/bin/env bash
# ingreedy-rs reads amounts and names of ingredients. A good guess for "2-3 tbsp oil": 2, 3 or something between. It is 6: two
# numbers are multiplied, as is right for "2 (28 ounce) can". "1½ cups sugar" is half a cup, without a blank between the one and
# the half; with a blank it is one and a half. "1,000 g rice" and "0,5 l milk" are 0.
# Seen: ingreedy-rs 0.2.0 of crates.io.
# Why it matters here: three usual ways of writing an amount give another one, without an error.
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
ingreedy-rs = { version = "=0.2.0", default-features = false }
END
cat > src/main.rs <<'END'
use ingreedy_rs::Ingredient;

fn main() {
    println!("ingreedy-rs 0.2.0");
    let lines = ["2 (28 ounce) can tomatoes", "2-3 tbsp oil", "1½ cups sugar", "1 ½ cups sugar", "1,000 g rice"];
    let mut amounts = Vec::new();
    for line in lines {
        let quantity = Ingredient::parse(line).unwrap().quantities.remove(0);
        println!("{line}: {} {}", quantity.amount, quantity.unit.clone().unwrap_or_default());
        amounts.push(quantity.amount.to_string());
    }
    if amounts != ["56", "6", "0.5", "1.5", "0"] {
        eprintln!("changed: 2-3 is not multiplied");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
