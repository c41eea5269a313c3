#!/usr/bin/env bash
# In BibTeX a field may be an abbreviation, month = jan or one that @string defines; it is the same in capitals. nom-bibtex
# expands them and has an error StringVariableNotFound. A good guess for month = Jan and journal = jacm after @string{JACM =
# ...}: January and the name of the journal, and for an abbreviation that nobody defines the error. All three fields are missing
# in the entry, without an error; month = jan is there.
# Seen: nom-bibtex 0.6.0 of crates.io.
# Why it matters here: references are compared by journal and year; those without a journal agree with more.
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
nom-bibtex = "=0.6.0"
END
cat > src/main.rs <<'END'
use nom_bibtex::Bibtex;

fn main() {
    let fields = [
        ("month = jan", Some("January")),
        ("month = Jan", None),
        ("journal = JACM", Some("Journal of the Fair")),
        ("journal = jacm", None),
        ("journal = unknown", None),
    ];
    println!("nom-bibtex 0.6.0");
    for (field, expected) in fields {
        let source = format!(
            "@string{{JACM = {{Journal of the Fair}}}}\n@article{{key, title = {{Harbour}}, {field}, year = 2026}}"
        );
        let parsed = Bibtex::parse(&source);
        let value = parsed.as_ref().ok().and_then(|file| {
            let tags = file.bibliographies()[0].tags();
            tags.get("month").or(tags.get("journal")).map(String::as_str)
        });
        println!("{field}: {value:?}");
        if parsed.is_err() || value != expected {
            eprintln!("changed: the field is there, or it is an error");
            std::process::exit(1);
        }
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
