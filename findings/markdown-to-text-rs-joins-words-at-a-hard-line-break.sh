#!/usr/bin/env bash
# markdown_to_text of Rust converts Markdown to plain text. A good guess for the lines of an address or a poem, which end with two
# blanks or a backslash so that they stay lines: two lines, or one line with a blank. The words are joined, "12 Quay StreetKiel":
# a line break that does not count is a blank, and one that does is nothing. So it is for a <br>, and the title of a link stands
# in front of its text, joined to it, too.
# Seen: markdown_to_text 1.0.0 of crates.io.
# Why it matters here: the last word of each line of a poem is lost in another, and an address has a town that nobody finds.
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
markdown_to_text = "=1.0.0"
END
cat > src/main.rs <<'END'
use markdown_to_text::convert;

fn main() {
    let texts = ["12 Quay Street  \nKiel", "12 Quay Street\\\nKiel", "12 Quay Street\nKiel", "12 Quay Street<br>Kiel"];
    let converted = texts.map(convert);
    for (text, result) in texts.iter().zip(&converted) {
        println!("markdown_to_text 1.0.0: {text:?} -> {result:?}");
    }
    if converted != ["12 Quay StreetKiel", "12 Quay StreetKiel", "12 Quay Street Kiel", "12 Quay StreetKiel"] {
        eprintln!("changed: a line break parts two words");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
