#!/usr/bin/env bash
# indicium of Rust is a small search index in memory; its "live" search, the one it is made with, is documented as AND: "all
# keywords must be present in a record for it to be returned". A good guess for "zebra boat" where no record has a zebra:
# nothing, as for "boat zebra". An unknown word is dropped if another stands behind it: "zebra boat" finds all boats, and so
# does a word that is not typed to its end, "re boat", where "boat re" finds the red one alone. The plain AND search finds
# nothing for both.
# Seen: indicium 0.6.10 of crates.io.
# Why it matters here: a word that is typed wrong or is not there widens the answer, and which one it is depends on the order.
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
indicium = "=0.6.10"
kstring = "=2.0.2"
END
cat > src/main.rs <<'END'
use indicium::simple::{Indexable, SearchIndex, SearchType};

struct Record(&'static str);

impl Indexable for Record {
    fn strings(&self) -> Vec<String> {
        vec![self.0.to_string()]
    }
}

fn main() {
    let records = ["red boat on the quay", "blue boat at sea", "boats of Husum", "the harbour master"];
    let mut index: SearchIndex<usize> = SearchIndex::default();
    for (number, text) in records.iter().enumerate() {
        index.insert(&number, &Record(text));
    }
    let live = |query: &str| {
        let mut found: Vec<usize> = index.search(query).into_iter().copied().collect();
        found.sort();
        found
    };
    println!("indicium 0.6.10");
    for query in ["red boat", "boat zebra", "zebra boat", "boat re", "re boat"] {
        println!("{query}: live {:?}, and {:?}", live(query), index.search_with(&SearchType::And, 10, query));
    }
    if live("red boat") != [0] || !live("boat zebra").is_empty() || live("boat re") != [0] {
        eprintln!("changed: an unknown word at the end is searched in another way");
        std::process::exit(1);
    }
    if !index.search_with(&SearchType::And, 10, "zebra boat").is_empty() {
        eprintln!("changed: the plain AND search finds a boat without a zebra");
        std::process::exit(1);
    }
    if live("zebra boat") != [0, 1, 2] || live("re boat") != [0, 1, 2] {
        eprintln!("changed: an unknown word in front is not dropped");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
