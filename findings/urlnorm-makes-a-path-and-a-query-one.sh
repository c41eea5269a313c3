#!/usr/bin/env bash
# urlnorm of Rust tells whether two addresses are the same page: http or https, with www or without, index.html or index. A good
# guess: /search?q=cats and /search/q/cats are two pages, and so are /whois/example.com and /whois/example.org. All of these are
# one: an address is the list of its parts, path and query in a row, and empty parts are left out; and what follows the last dot
# is taken for the type of a file if it ends in a letter and perhaps a digit, so that 1.0rc1 and 1.5rc2 are one release, too.
# Seen: urlnorm 0.1.6 of crates.io, UrlNormalizer::default().
# Why it matters here: pages that differ are one before their texts are compared.
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
urlnorm = "=0.1.6"
url = "2.5"
END
cat > src/main.rs <<'END'
use url::Url;
use urlnorm::UrlNormalizer;

fn main() {
    let normalizer = UrlNormalizer::default();
    let pairs = [
        ("/search?q=cats", "/search/q/cats", true),
        ("/list?new=&tag=x", "/list?new=tag&x", true),
        ("/whois/example.com", "/whois/example.org", true),
        ("/release/1.0rc1", "/release/1.5rc2", true),
        ("/release/1.0", "/release/1.5", false),
    ];
    let mut changed = false;
    for (one, other, expected) in pairs {
        let [first, second] = [one, other].map(|path| Url::parse(&format!("https://example.net{path}")).unwrap());
        let same = normalizer.are_same(&first, &second);
        println!("urlnorm 0.1.6: {one} and {other} are {}", if same { "one" } else { "two" });
        changed |= same != expected;
    }
    if changed {
        eprintln!("changed: these pages are told apart, or others are not");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
