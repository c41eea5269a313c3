#!/usr/bin/env bash
# markdown-strip removes the marks of Markdown, "conservative, fast, zero deps", for "TTS, keyword matching, or analytics". A good
# guess for "Das *Café* in München": "Das Café in München". It is "Das Café in MÃ¼nchen": what is not in a link, code or emphasis
# is copied byte by byte, each byte as a letter, so that each letter beyond ASCII becomes two or three others; "Café" is right
# because it is in italics. Chinese text is all wrong letters, and a dash too.
# Seen: markdown-strip 0.1.0 of crates.io.
# Why it matters here: no word with an accent is found, and a text is no copy of the same text that was read by another tool.
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
markdown-strip = "=0.1.0"
END
cat > src/main.rs <<'END'
use markdown_strip::strip_markdown;

fn main() {
    let texts = ["Das *Café* in München", "港口 – *港口*"];
    let stripped = texts.map(strip_markdown);
    for (text, result) in texts.iter().zip(&stripped) {
        println!("markdown-strip 0.1.0: {text} -> {result}");
    }
    if stripped[0] != "Das Café in M\u{c3}\u{bc}nchen" || !stripped[1].ends_with("港口") || stripped[1].starts_with('港') {
        eprintln!("changed: letters are copied as letters");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
