#!/usr/bin/env bash
# In RTF a letter such as "é" is written as \'e9, or as \u233 with a "?" behind it for old readers. A good guess for rtf-parser
# of Rust: cr\'e9\'e9e is "créée", na\u239?ve is "naïve". The first is "crée", and of six Russian letters three are left, which
# are not Russian: the second of two such letters is taken for the substitute of the first. The second is "na": the rest of the
# word is gone, with the space behind it.
# Seen: rtf-parser 0.4.3 of crates.io, get_text().
# Why it matters here: words of other languages are not found, and what they are depends on the program that wrote the file.
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
rtf-parser = "=0.4.3"
END
cat > src/main.rs <<'END'
use rtf_parser::document::RtfDocument;

fn main() {
    let cases = [
        (r"{\rtf1\ansi\ansicpg1252 La pi\'e8ce est cr\'e9\'e9e.}", "La pièce est crée."),
        (r"{\rtf1\ansi\ansicpg1251 \'cf\'f0\'e8\'e2\'e5\'f2}", "Ïèå"),
        (r"{\rtf1\ansi A na\u239?ve word.}", "A naword."),
    ];
    println!("rtf-parser 0.4.3");
    for (source, expected) in cases {
        let text = RtfDocument::try_from(source).unwrap().get_text();
        println!("{source} -> {text:?}");
        if text != expected {
            eprintln!("changed: these letters are there");
            std::process::exit(1);
        }
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
