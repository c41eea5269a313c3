#!/usr/bin/env bash
# keyphrases of Rust extracts keywords by RAKE, which parts phrases at stop words and at punctuation. A good guess for "Old boats?
# New boats! Bring chairs; boats: three": the phrases "boats", three times, and "bring chairs". They are "boats?" and "boats!
# bring chairs; boats:", and "boats" does not occur: texts are parted at full stops and commas only, and all other signs stay in
# the words, so "boats?", "boats!" and "boats:" are three words, and a stop word behind a bracket is none. A phrase that occurs
# three times may be in the list of the best three times, and 3.5 is the words 3 and 5.
# Seen: keyphrases 0.3.3 of crates.io.
# Why it matters here: long runs of words get the best scores, and no keyword of one text is one of another.
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
keyphrases = "=0.3.3"
END
cat > src/main.rs <<'END'
use keyphrases::KeyPhraseExtractor;

fn main() {
    let signs = KeyPhraseExtractor::new("Old boats? New boats! Bring chairs; boats: three", 10);
    let keywords = signs.get_keywords();
    println!("keyphrases 0.3.3: {keywords:?}, boats: {:?}", signs.get_word_freq().get("boats"));
    let twice = KeyPhraseExtractor::new("boats, chairs, boats, bread, boats, 3.5 metres", 10);
    let best: Vec<String> = twice.get_keywords().into_iter().map(|(_, phrase)| phrase).collect();
    println!("{best:?}");
    if keywords[0].1 != "boats! bring chairs; boats:" || signs.get_word_freq().contains_key("boats")
        || best.iter().filter(|phrase| *phrase == "boats").count() < 2 {
        println!("changed: question marks part phrases, or a phrase is there once");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
