#!/usr/bin/env bash
# fuzzy_match of Rust finds the best match for a word in a list, by the pairs of letters that they share. A good guess for light
# in a list of sight and lights: lights, which has all four pairs of it and one more, a similarity of 0.89. It is sight: lights
# has 0.44. The pairs come out of a ring of two places, in which every second one lies the other way round; the next word goes
# on where the last one ended, and what is "gh" in one word is "hg" in the other, or not, as their lengths have it. boat and
# boats have the 0.86 of a good guess, boats and boat 0.29, and cat and cats nothing in common.
# Seen: fuzzy_match 0.2.1 of crates.io.
# Why it matters here: for about half of all words the nearest one is not found, and which half depends on who is compared with
# whom.
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
fuzzy_match = "=0.2.1"
END
cat > src/main.rs <<'END'
use fuzzy_match::algorithms::{SimilarityAlgorithm, SorensenDice};
use fuzzy_match::fuzzy_match;

fn main() {
    println!("fuzzy_match 0.2.1");
    let pairs = [("boat", "boats"), ("boats", "boat"), ("cat", "cats"), ("light", "sight"), ("light", "lights")];
    let scores = pairs.map(|(one, other)| {
        let score = SorensenDice::new().get_similarity(one, other);
        println!("{one} and {other}: {score}");
        score
    });
    let best = |word: &str, list: &[&'static str]| fuzzy_match(word, list.iter().map(|entry| (*entry, *entry)));
    let seen = [best("boat", &["boats", "goats"]), best("light", &["sight", "lights"])];
    println!("the best for boat of boats and goats: {:?}, for light of sight and lights: {:?}", seen[0], seen[1]);
    if scores[0] < 0.85 || seen[0] != Some("boats") {
        eprintln!("changed: boat and boats are compared in another way");
        std::process::exit(1);
    }
    if scores[1] > 0.5 || scores[2] > 0.0 || scores[4] > 0.5 || seen[1] != Some("sight") {
        eprintln!("changed: pairs of letters are compared as they are in the words");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
