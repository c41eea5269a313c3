#!/usr/bin/env bash
# strip_markdown of Rust removes the marks of Markdown, with a real parser behind it. A good guess for two paragraphs: two lines
# or paragraphs. They are one line, "The fair opens.All boats come.", as a paragraph has no end here, unlike headings, lists and
# quotations; the last word of each and the first of the next are joined if no full stop is between them. The title of a link,
# which a page shows as a hint, stands in front of its text, without a blank.
# Seen: strip_markdown 0.2.0 of crates.io.
# Why it matters here: at each end of a paragraph two words are one, and sentences are not split; neither is found.
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
strip_markdown = "=0.2.0"
END
cat > src/main.rs <<'END'
use strip_markdown::strip_markdown;

fn main() {
    let texts = ["The fair opens in May\n\nAll boats come", "# The fair\n\nIt opens in May.",
        "See [the boats](boats.html \"All of them\") here"];
    let stripped = texts.map(strip_markdown);
    for (text, result) in texts.iter().zip(&stripped) {
        println!("strip_markdown 0.2.0: {text:?} -> {result:?}");
    }
    if stripped[0] != "The fair opens in MayAll boats come" || !stripped[2].contains("All of themthe boats") {
        eprintln!("changed: a paragraph ends with a line break");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
