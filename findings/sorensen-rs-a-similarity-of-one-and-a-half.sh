#!/usr/bin/env bash
# The sorensen crate has the coefficient of Sorensen and Dice over pairs of neighbours, 1 for equal texts and 0 for those with
# nothing in common. A good guess for "ha" and "hahaha": 2 * 1 / (1 + 5), 0.33, the same both ways. It is 1, as for equal texts,
# and 0.33 the other way round; "aa" and "aaaa" have 1.5. The pairs of the first text are a set, those of the second are all
# counted against it, however often they come. Two texts of one letter, equal or not, are not a number.
# Seen: sorensen 0.2.0 of crates.io.
# Why it matters here: a text that repeats one line of another is above every threshold, and which of the two is asked about
# decides.
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
sorensen = "=0.2.0"
END
cat > src/main.rs <<'END'
use sorensen::distance;

fn main() {
    let pairs = [("night", "nacht"), ("ha", "hahaha"), ("aa", "aaaa"), ("the tide", "the tide the tide the tide"), ("a", "a")];
    let mut seen = Vec::new();
    for (one, other) in pairs {
        let (there, back) = (distance(one.as_bytes(), other.as_bytes()), distance(other.as_bytes(), one.as_bytes()));
        println!("sorensen 0.2.0: {one} | {other}: {there:.2}, the other way round {back:.2}");
        seen.push((there, back));
    }
    if seen[0] != (0.25, 0.25) || seen[1].0 != 1.0 || seen[1].1 > 0.4 || seen[2].0 != 1.5 || !seen[4].0.is_nan() {
        eprintln!("changed: the coefficient is at most 1, and the same both ways");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
