#!/usr/bin/env bash
# probly-search is a full-text index in memory, with "latent deletion": remove_document() hides a document, vacuum() clears what
# it left. A good guess for a document that is removed and added again with another text, under its number: found by the new
# words. It is found by none: the number is still on the list of what was removed. vacuum() does not bring it back, but takes the
# new words away; from then on it is found only if it is added once more. With vacuum() between the two steps it is found.
# Seen: probly-search 2.0.1 of crates.io.
# Why it matters here: an update of a page is a deletion.
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

fn text<'a>(document: &'a &str) -> Vec<&'a str> {
    vec![document]
}

fn words(text: &str) -> Vec<Cow<'_, str>> {
    text.split(' ').map(Cow::from).collect()
}

fn found(index: &Index<usize>, word: &str, when: &str) -> Vec<usize> {
    let results = index.query(word, &mut bm25::new(), words, &[1.0]);
    let mut numbers: Vec<usize> = results.into_iter().map(|result| result.key).collect();
    numbers.sort();
    println!("{when}: {word} finds {numbers:?}");
    numbers
}

fn changed(vacuum_between: bool) -> Vec<Vec<usize>> {
    let mut index = Index::<usize>::new(1);
    index.add_document(&[text], words, 1, &"the red fox");
    index.add_document(&[text], words, 2, &"the blue hare");
    let mut seen = vec![found(&index, "fox", "added")];
    index.remove_document(1);
    if vacuum_between {
        index.vacuum();
    }
    index.add_document(&[text], words, 1, &"the grey wolf");
    seen.push(found(&index, "wolf", "changed"));
    index.vacuum();
    seen.push(found(&index, "wolf", "changed, and vacuum() after it"));
    seen.push(found(&index, "the", "changed, and vacuum() after it"));
    seen
}

fn main() {
    println!("probly-search 2.0.1, vacuum() between the steps:");
    let right = changed(true);
    println!("without:");
    let wrong = changed(false);
    if right != [vec![1], vec![1], vec![1], vec![1, 2]] || wrong != [vec![1], vec![], vec![], vec![2]] {
        eprintln!("changed: a document that is added after it was removed is found");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
