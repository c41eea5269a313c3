#!/usr/bin/env bash
# xliff of Rust reads the units of a file of translations, with the text of their source and their target. A good guess for
# "Press <g id="1">Save</g> to keep it.": the sentence. It is " to keep it.": each piece of text takes the place of the one
# before, and what stands behind the last tag is left. A unit with a proposal of another translation beneath it, in <alt-trans>,
# has the text and the target of the proposal for its own.
# Seen: xliff 0.2.0 of crates.io.
# Why it matters here: texts of interfaces are full of tags; of each a rest is translated, and a draft is shipped for the
# translation.
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
xliff = "=0.2.0"
END
cat > src/main.rs <<'END'
use xliff::store::Store;

fn main() {
    let file = r#"<?xml version="1.0"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" target-language="de"
 datatype="plaintext"><body>
<trans-unit id="plain"><source>The fair</source><target>Die Messe</target></trans-unit>
<trans-unit id="tags"><source>Press <g id="1">Save</g> to keep it.</source><target>Mit <g id="1">Sichern</g> behalten.</target>
</trans-unit>
<trans-unit id="draft"><source>The quay</source><target>Der Kai</target><alt-trans><source>The key</source><target>Der Schlüssel
</target></alt-trans></trans-unit>
</body></file></xliff>"#;
    let mut store = Store::new();
    store.load(file.as_bytes());
    println!("xliff 0.2.0");
    let seen: Vec<(String, String)> = store.groups[0].units.iter().map(|unit| {
        let text = |value: Option<&String>| value.map(|text| text.trim().to_string()).unwrap_or_default();
        let pair = (text(unit.source_text()), text(unit.target_text()));
        println!("{}: {pair:?}", unit.id);
        pair
    }).collect();
    let pair = |one: &str, other: &str| (one.to_string(), other.to_string());
    if seen[0] != pair("The fair", "Die Messe") {
        eprintln!("changed: a plain unit is read in another way");
        std::process::exit(1);
    }
    if seen[1] != pair("to keep it.", "behalten.") || seen[2] != pair("The key", "Der Schlüssel") {
        eprintln!("changed: a unit has its own words, and all of them");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
