#!/usr/bin/env bash
# feed-parser of Rust reads feeds of three kinds into one. A good guess for a title in which "&" is written as feeds write it
# (&amp;): "Tom & Jerry", as the link of the same item gets its "&". The titles and descriptions keep "&amp;", and a description
# in <![CDATA[...]]> on one line keeps these marks as text, with all that is between them; set on lines of its own it is right.
# Seen: feed-parser 2.0.0 of crates.io.
# Why it matters here: "amp" and "cdata" are words of the index, and a title is shown with them.
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
feed-parser = "=2.0.0"
END
cat > src/main.rs <<'END'
use feed_parser::parsers::{atom, rss2};

fn rss(description: &str) -> feed_parser::parsers::Feed {
    let text = format!(
        "<rss version=\"2.0\"><channel><title>T</title><link>https://example.org/</link><description>D</description><item>\
<title>Tom &amp; Jerry</title><link>https://example.org/?a=1&amp;b=2</link><description>{description}</description>\
<pubDate>Mon, 01 Jan 2024 10:00:00 +0000</pubDate></item></channel></rss>"
    );
    rss2::parse(&text).expect("the feed").remove(0)
}

fn main() {
    let item = rss("<![CDATA[<p>A boat.</p>]]>");
    let lines = rss("\n<![CDATA[<p>A boat.</p>]]>\n");
    let text = "<feed xmlns=\"http://www.w3.org/2005/Atom\"><title>T</title><entry><title>Tom &amp; Jerry</title>\
<link href=\"https://example.org/1\"/><id>1</id><updated>2024-01-01T10:00:00Z</updated><summary>S</summary></entry></feed>";
    let entry = atom::parse(text).expect("the feed").remove(0);
    println!("feed-parser 2.0.0");
    println!("title {:?}, link {:?}", item.title, item.link);
    println!("description on one line {:?}, on three {:?}", item.description, lines.description);
    println!("title of Atom {:?}", entry.title);
    if item.link != "https://example.org/?a=1&b=2" || lines.description.as_deref().map(str::trim) != Some("<p>A boat.</p>") {
        eprintln!("changed: the link, or the description on lines of its own, is read in another way");
        std::process::exit(1);
    }
    if item.title != "Tom &amp; Jerry" || entry.title != "Tom &amp; Jerry"
        || item.description.as_deref() != Some("<![CDATA[<p>A boat.</p>]]>")
    {
        eprintln!("changed: titles and descriptions are read as XML means them");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
