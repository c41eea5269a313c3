#!/usr/bin/env bash
# phonetics of Rust has NYSIIS, a code for names that sound alike, in which vowels are one letter, A. A good guess for John and
# Jon, and Brown and Braun: one code, JAN and BRAN. They have two: an H or W behind a vowel is replaced by that vowel, as the
# rules say, but by the O of the name, not by the A that has been made of it, and JAON and BRAON have a letter more. Hahn and
# Han agree, as their vowel is an A.
# Seen: phonetics 0.1.0 of crates.io.
# Why it matters here: the names for which the code has these two rules are not found by their other spelling.
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
phonetics = "=0.1.0"
END
cat > src/main.rs <<'END'
use phonetics::Nysiis;

fn main() {
    let nysiis = Nysiis::new();
    let pairs = [("Knight", "Night"), ("Hahn", "Han"), ("John", "Jon"), ("Brown", "Braun"), ("Cohn", "Con")];
    println!("phonetics 0.1.0");
    let equal = pairs.map(|(one, other)| {
        let codes = (nysiis.encode(one), nysiis.encode(other));
        println!("{one} {}, {other} {}", codes.0, codes.1);
        codes.0 == codes.1
    });
    if !equal[1] {
        eprintln!("changed: Hahn and Han have two codes");
        std::process::exit(1);
    }
    if equal[2] || equal[3] || equal[4] {
        eprintln!("changed: an h behind a vowel adds no letter");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
