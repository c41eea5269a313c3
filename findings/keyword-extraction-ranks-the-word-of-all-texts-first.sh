#!/usr/bin/env bash
# keyword_extraction has TF-IDF, which weighs a word the more the fewer texts have it. A good guess for four texts that all have
# "page" and each a word of its own: the four words, then "page". "page" is first, with four times the score: a word has one score
# for all the texts together, how often it is there in all of them, times 1 for a word of all texts and 1.9 for a word of one of
# four. A list of words by their number alone has the same top.
# Seen: keyword_extraction 1.5.0 of crates.io.
# Why it matters here: what all texts share is called what tells them apart.
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
keyword_extraction = { version = "=1.5.0", default-features = false, features = ["tf_idf"] }
END
cat > src/main.rs <<'END'
use keyword_extraction::tf_idf::{TfIdf, TfIdfParams};

const TEXTS: [&str; 4] = ["the first page of the page on zebras", "the next page with a page on quasars",
    "one more page and one more page on violins", "the last page, a page on glaciers"];
const STOPWORDS: [&str; 8] = ["the", "of", "on", "a", "with", "and", "one", "more"];

fn main() {
    let texts: Vec<String> = TEXTS.iter().map(|text| text.to_string()).collect();
    let stopwords: Vec<String> = STOPWORDS.iter().map(|word| word.to_string()).collect();
    let ranked = TfIdf::new(TfIdfParams::UnprocessedDocuments(&texts, &stopwords, None));
    println!("keyword_extraction 1.5.0: {:?}", ranked.get_ranked_word_scores(8));
    let first = ranked.get_ranked_words(1);
    let others: Vec<f32> = ["zebras", "quasars", "violins", "glaciers"].iter().map(|word| ranked.get_score(word)).collect();
    if first != ["page"] || others.iter().any(|score| score * 3.0 > ranked.get_score("page")) {
        eprintln!("changed: a word of one text has a higher score than a word of all");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
