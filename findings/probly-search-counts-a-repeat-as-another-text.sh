#!/usr/bin/env bash
# probly-search ranks by BM25: a word that few texts have weighs much. A good guess for 200 texts, where one names quartz a
# hundred times and the others never: a search for "quartz weather" puts it before the texts on the weather, a word that every
# tenth has. It comes behind all of them: each time that a text has a word counts as another text with it, so that quartz is as
# common as a word of half the texts. Three times in 200 texts it is at the top.
# Seen: probly-search 2.0.1 of crates.io.
# Why it matters here: the word that a text is about is what it is not found by.
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
probly-search = "=2.0.1"
END
cat > src/main.rs <<'END'
use probly_search::{score::bm25, Index};
use std::borrow::Cow;

fn text(document: &String) -> Vec<&str> {
    vec![document]
}

fn words(text: &str) -> Vec<Cow<'_, str>> {
    text.split(' ').map(Cow::from).collect()
}

fn place_of_quartz(repeats: usize) -> usize {
    let mut index = Index::<usize>::new(1);
    for number in 0..200 {
        let document = match number {
            0 => format!("{}found here", "quartz ".repeat(repeats)),
            _ if number % 10 == 0 => format!("weather of day {number} in town"),
            _ => format!("report of day {number} in town"),
        };
        index.add_document(&[text], words, number, &document);
    }
    let mut results = index.query("quartz weather", &mut bm25::new(), words, &[1.0]);
    results.sort_by(|one, other| other.score.total_cmp(&one.score));
    let place = results.iter().position(|result| result.key == 0).unwrap() + 1;
    let score = results[place - 1].score;
    println!("quartz {repeats} times: place {place} of {}, score {score:.2}, the first {:.2}", results.len(), results[0].score);
    place
}

fn main() {
    println!("probly-search 2.0.1");
    let places: Vec<usize> = [1, 3, 100].into_iter().map(place_of_quartz).collect();
    if places != [1, 1, 20] {
        eprintln!("changed: the weight of a word depends on how many texts have it");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
