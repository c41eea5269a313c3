#!/usr/bin/env bash
# nanohtml2text makes plain text of HTML. A good guess for a code sample, <pre><code>if a &lt; b</code></pre>: "if a < b". It is
# "<code>if a &lt; b</code>": what is in <pre> is taken as it is written, with its tags and entities, colours of the code as well,
# though everywhere else tags go and entities are read. The summary of <details> and the text behind it are one word, as are a
# caption of a figure and what follows, a label and its button.
# Seen: nanohtml2text 0.3.0 of crates.io.
# Why it matters here: the words of code samples stand between names of tags, and a search for the code finds nothing.
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
nanohtml2text = "=0.3.0"
END
cat > src/main.rs <<'END'
use nanohtml2text::html2text;

const PAGES: [(&str, &str); 4] = [
    ("<pre><code>if a &lt; b</code></pre>", "<code>if a &lt; b</code>"),
    ("<p><code>if a &lt; b</code></p>", "if a < b"),
    ("<details><summary>More</summary>Words of it</details>", "MoreWords of it"),
    ("<figure><figcaption>A boat</figcaption></figure>Next", "A boatNext"),
];

fn main() {
    let mut changed = false;
    for (page, expected) in PAGES {
        let text = html2text(page);
        println!("nanohtml2text 0.3.0: {page} -> {text:?}");
        changed |= text.trim() != expected;
    }
    if changed {
        eprintln!("changed: tags in <pre> are tags, or a summary ends a word");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
