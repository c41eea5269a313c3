#!/usr/bin/env bash
# In Porter's stemmer a final "y" becomes "i" if there is a vowel in front of it: happy is happi, and sky stays as it is; these
# are the examples of the paper. A good guess for the crate porter-stemmer: the same. sky is ski, dry is dri, shy is shi: the
# "y" itself is taken for the vowel that has to stand in front of it.
# Seen: porter-stemmer 0.1.2 of crates.io.
# Why it matters here: sky and ski are one word, and stems do not fit those of an index that another Porter stemmer made.
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
porter-stemmer = "=0.1.2"
END
cat > src/main.rs <<'END'
fn main() {
    println!("porter-stemmer 0.1.2");
    let mut stems = Vec::new();
    for word in ["happy", "sky", "ski", "dry", "shy"] {
        let stem = porter_stemmer::stem(word);
        println!("{word}: {stem}");
        stems.push(stem);
    }
    if stems != ["happi", "ski", "ski", "dri", "shi"] {
        eprintln!("changed: sky is sky");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
