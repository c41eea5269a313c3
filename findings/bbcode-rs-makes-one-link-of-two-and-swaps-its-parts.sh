#!/usr/bin/env bash
# bbcode of Rust turns BBCode into HTML. A good guess for [url=http://example.org/a]fair[/url], the form of all forums: a link
# with the word "fair", to the address. It is a link with the address as its words, to "fair". And two such links in one text
# are one: what stands between the first "=" and the last "]" of the text, words and tags of the other link, is the title. Two
# quotations with names, or two words in colours, are one as well.
# Seen: bbcode 1.0.2 of crates.io.
# Why it matters here: no named link of a post leads anywhere, and the sentences between two of them are in its title.
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
bbcode = "=1.0.2"
END
cat > src/main.rs <<'END'
use bbcode::BBCode;

fn main() {
    let one = "[url=http://example.org/a]fair[/url]";
    let two = "[color=red]quay[/color] and [color=blue]boat[/color]";
    let seen: Vec<String> = ["[b]bold[/b]", one, two].iter().map(|text| text.as_html()).collect();
    println!("bbcode 1.0.2");
    for html in &seen {
        println!("{html}");
    }
    if seen[0] != "<strong>bold</strong>" {
        eprintln!("changed: bold text is written in another way");
        std::process::exit(1);
    }
    if !seen[1].contains("href=\"fair\"") || seen[2].matches("<span").count() != 1 {
        eprintln!("changed: a link leads to its address, and two tags are two");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
