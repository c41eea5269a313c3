#!/usr/bin/env bash
# recipe-parser reads recipes with their ingredients in braces, {flour}(1/2 cup). A good guess for {flour}(1 1/2 cups): one and
# a half cups. The quantity is 1 and the unit "1/2 cups": behind the first number all is the unit. And {oil}(a bit) is an error
# for the whole recipe, while an unknown unit is none.
# Seen: recipe-parser 0.10.3 of crates.io.
# Why it matters here: a list for twice as many people has 2 "1/2 cups", one cup where three are needed.
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
recipe-parser = "=0.10.3"
END
cat > src/main.rs <<'END'
use recipe_parser::{parse, Token};

fn main() {
    println!("recipe-parser 0.10.3");
    let mut found = Vec::new();
    for text in ["Add {flour}(1/2 cup)", "Add {flour}(1.5 cups)", "Add {flour}(1 1/2 cups)"] {
        for token in parse(text).unwrap() {
            if let Token::Ingredient { quantity, unit, .. } = token {
                println!("{text}: {quantity:?} {unit:?}");
                found.push((quantity.unwrap().to_string(), unit.unwrap().to_string()));
            }
        }
    }
    let refused = parse("Add {oil}(a bit)").is_err();
    println!("a bit is an error: {refused}");
    if found[2] != ("1".to_string(), "1/2 cups".to_string()) || found[1].0 != "1.5" || !refused {
        eprintln!("changed: one and a half is read");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
