#!/usr/bin/env bash
# human_name of Rust tells whether two names may be those of one person: Bill and William Gates may, and Robert and Roberta Doe
# may not, since a name with one more "a" is a woman's. A good guess for other pairs of that kind, Joseph and Josephine, Juan
# and Juanita, Jean and Jeanette, Dan and Daniela: they may not. They all may, as a short name is the beginning of a long one,
# and only the single "a" is looked for; Carl and Carla may, too, and so may Mr. and Mrs. John Doe.
# Seen: human_name 2.0.4 of crates.io.
# Why it matters here: the papers of a brother and his sister are joined, or not, by the ending of her name.
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
human_name = "=2.0.4"
END
cat > src/main.rs <<'END'
use human_name::Name;

fn may_be_one(a: &str, b: &str) -> bool {
    Name::parse(a).expect("a name").consistent_with(&Name::parse(b).expect("a name"))
}

fn main() {
    let right = [("Bill", "William", true), ("Robert", "Roberta", false), ("Paul", "Paula", false), ("Jane", "John", false)];
    let wrong = [("Joseph", "Josephine"), ("Juan", "Juanita"), ("Jean", "Jeanette"), ("Dan", "Daniela"), ("Carl", "Carla")];
    println!("human_name 2.0.4");
    let full = |name: &str| format!("{name} Doe");
    for (a, b) in right.iter().map(|(a, b, _)| (a, b)).chain(wrong.iter().map(|(a, b)| (a, b))) {
        println!("{a} and {b} Doe: {}", may_be_one(&full(a), &full(b)));
    }
    if right.iter().any(|(a, b, one)| may_be_one(&full(a), &full(b)) != *one) {
        eprintln!("changed: two names that may be one may not, or the other way round");
        std::process::exit(1);
    }
    if wrong.iter().any(|(a, b)| !may_be_one(&full(a), &full(b))) || !may_be_one("Mr. John Doe", "Mrs. John Doe") {
        eprintln!("changed: a man and a woman may not be one person");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
