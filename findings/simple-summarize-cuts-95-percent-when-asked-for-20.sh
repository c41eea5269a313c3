#!/usr/bin/env bash
# simple-summarize of Rust shortens a text by a share that is given "e.g., 20.0 for 20% cut or 0.2 as a fraction". A good guess
# for 20.0: the same as for 0.2, most of the text. 20.0 is taken for the greatest cut, 95 of 100, and one sentence is left of ten.
# A less-than sign in a text is the start of a tag: without a greater-than sign behind it, all that follows is lost before the
# summary is made, "x < 5" in the first sentence leaves nothing but its beginning, and it is not in the numbers of the report.
# Seen: simple-summarize 0.2.1 of crates.io.
# Why it matters here: summaries leave out nearly everything, and the report says that a share of a shorter text was cut.
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
simple-summarize = "=0.2.1"
END
cat > src/main.rs <<'END'
use simple_summarize::summarize_text;

fn main() {
    let text: String = ["harbour", "boat", "quay", "crane", "fair", "bread", "chair", "mast", "sail", "rope"].iter()
        .map(|word| format!("The {word} of the harbour is old and the {word} is good. ")).collect();
    let fraction = summarize_text(&text, 0.2).unwrap();
    let percent = summarize_text(&text, 20.0).unwrap();
    let sign = summarize_text(&format!("Boats of size < 5 are small. {text}"), 0.2).unwrap();
    println!("simple-summarize 0.2.1");
    println!("of {} sentences: {} with 0.2, {} with 20.0", fraction.orig_stats.sentences, fraction.summary_stats.sentences,
        percent.summary_stats.sentences);
    println!("behind a less-than sign: {:?} of {} sentences", sign.summary, sign.orig_stats.sentences);
    if percent.summary_stats.sentences != 1 || fraction.summary_stats.sentences < 5 || sign.summary != "Boats of size" {
        println!("changed: 20.0 is 20 percent, or a less-than sign is no tag");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
