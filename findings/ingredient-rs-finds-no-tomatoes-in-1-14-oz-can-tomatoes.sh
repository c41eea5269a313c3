#!/usr/bin/env bash
# ingredient takes a line of a recipe apart into amounts, name and what is done with it. A good guess for "1 (14 oz) can
# tomatoes", the usual form for a can: tomatoes, or "can tomatoes", as the name. The name is empty, and " can tomatoes" is the
# modifier, the place for "lightly sifted". "2 cans (400 g each) beans" has the name "cans". With the amount behind the name,
# "tomatoes (14 oz)", there is a name.
# Seen: ingredient 0.3.0 of crates.io.
# Why it matters here: a shopping list that is gathered by names has an empty line for all cans.
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
ingredient = "=0.3.0"
END
cat > src/main.rs <<'END'
fn main() {
    println!("ingredient 0.3.0");
    let lines = ["1 cup sugar", "1 (14 oz) can tomatoes", "1 (250 g) packet pasta", "2 cans (400 g each) beans"];
    let found: Vec<_> = lines.iter().map(|line| ingredient::from_str(line)).collect();
    for (line, ingredient) in lines.iter().zip(&found) {
        println!("{line}: name {:?}, modifier {:?}", ingredient.name, ingredient.modifier);
    }
    if found[0].name != "sugar" || found[1].name != "" || found[1].modifier.as_deref() != Some(" can tomatoes") {
        eprintln!("changed: a can has a name");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
