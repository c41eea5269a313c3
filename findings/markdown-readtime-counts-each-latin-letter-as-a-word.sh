#!/usr/bin/env bash
# markdown-readtime tells how long it takes to read a Markdown text, in Chinese and English. A good guess: the English words are
# counted as words, the Chinese letters each as one. In its usual setting each Latin letter is one, too: "Hello world" has ten
# words, and 400 words of five letters take as long as 2000. With chinese(false) it has two. Russian has as many words as
# letters as well.
# Seen: markdown-readtime 0.1.2 of crates.io.
# Why it matters here: an English text takes five times as long as a Chinese one of the same length.
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
markdown-readtime = "=0.1.2"
END
cat > src/main.rs <<'END'
use markdown_readtime::{estimate_with_speed, words, ReadSpeed};

fn main() {
    println!("markdown-readtime 0.1.2");
    let texts = ["Hello world", "这是一个测试", "Привет мир", "这是 one"];
    let counts: Vec<usize> = texts.iter().map(|text| words(text)).collect();
    println!("{texts:?} -> {counts:?}");
    let english = estimate_with_speed("Hello world", &ReadSpeed::default().chinese(false)).word_count;
    println!("Hello world with chinese(false): {english}");
    if counts != [10, 6, 9, 5] || english != 2 {
        eprintln!("changed: a word is a word");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
