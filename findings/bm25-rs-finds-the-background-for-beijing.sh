#!/usr/bin/env bash
# bm25 of Rust has a search engine; its tokenizer normalises words, "Gießen" is "giessen". A good guess for a search for Beijing,
# 北京, in texts about Beijing and about a background, 背景: the first. It finds both, with the same score: normalising writes
# each character of Chinese as its sound without the tone, "Bei Jing", and that is what is indexed. A search for a market, 市,
# finds each text with "is", 是, or "thing", 事, and one for the Russian word "кот" any "kot". Nothing says which of them was
# meant. With normalization(false) each character is a word of its own.
# Seen: bm25 2.3.2 of crates.io.
# Why it matters here: all that sounds alike is one word, and texts with other characters are as near as copies.
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
bm25 = "=2.3.2"
END
cat > src/main.rs <<'END'
use bm25::{DefaultTokenizer, Language, SearchEngine, SearchEngineBuilder};

const TEXTS: [&str; 5] = ["北京的天气", "背景的颜色", "这个城市很大", "他是老师", "the kot sleeps"];

fn found(engine: &SearchEngine<u32, u32, DefaultTokenizer>, query: &str) -> Vec<u32> {
    let mut numbers: Vec<u32> = engine.search(query, 10).into_iter().map(|result| result.document.id).collect();
    numbers.sort();
    let texts: Vec<&str> = numbers.iter().map(|number| TEXTS[*number as usize]).collect();
    println!("bm25 2.3.2: a search for {query} finds {texts:?}");
    numbers
}

fn main() {
    let engine = SearchEngineBuilder::<u32>::with_corpus(Language::English, TEXTS).build();
    let results: Vec<Vec<u32>> = ["北京", "市", "кот"].iter().map(|query| found(&engine, query)).collect();
    let tokenizer = DefaultTokenizer::builder().language_mode(Language::English).normalization(false).build();
    let exact = SearchEngineBuilder::<u32>::with_tokenizer_and_corpus(tokenizer, TEXTS).build();
    println!("without normalization:");
    let plain = found(&exact, "北京");
    if results != [vec![0, 1], vec![2, 3], vec![4]] || plain != [0] {
        eprintln!("changed: a search finds the characters that it was given");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
