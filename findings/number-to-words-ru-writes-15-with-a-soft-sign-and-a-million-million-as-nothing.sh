#!/usr/bin/env bash
# number-to-words-ru writes whole numbers as Russian words. A good guess: 15 is пятнадцать and 17 семнадцать. They are
# пятьнадцать and семтьнадцать, as all from 15 to 19 are spelled wrong, and so 1015; in the thousands 17 is spelled in another
# wrong way. 1,000,000,000,000 is an empty text, and one more than it is "один", one: what is above 999 milliards is left out.
# Seen: number-to-words-ru 0.1.1 of crates.io.
# Why it matters here: the words are found by no search for the right ones, and a large sum is written as a small one.
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
number-to-words-ru = "=0.1.1"
END
cat > src/main.rs <<'END'
use number_to_words_ru::number_to_words;

fn main() {
    println!("number-to-words-ru 0.1.1");
    let numbers = [12, 15, 17, 17_000, 999_999_999_999, 1_000_000_000_000, 1_000_000_000_001];
    let words: Vec<String> = numbers.iter().map(|number| number_to_words(*number)).collect();
    for (number, text) in numbers.iter().zip(&words) {
        println!("{number}: {text:?}");
    }
    if words[1] != "пятьнадцать" || words[2] != "семтьнадцать" || words[5] != "" || words[6] != "один" {
        eprintln!("changed: 15 is spelled as in a dictionary, or large numbers are written");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
