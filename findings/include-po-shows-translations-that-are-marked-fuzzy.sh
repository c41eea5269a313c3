#!/usr/bin/env bash
# include-po of Rust makes modules of translation files, "gettext message catalogs". A good guess for a message that is marked
# fuzzy, the guess of msgmerge for a changed text: it is left out, as by msgfmt and all programs that use its files, and the
# original is shown. The module has the guess, like a translation: comments are skipped, and the mark is one. Here "Delete all
# boats" has the translation of "Add all boats". Messages without an empty line between them, as some tools write them, have the
# context (msgctxt) of the next one.
# Seen: include-po 0.2.1 of crates.io.
# Why it matters here: wrong words of a merge are shown to users before a translator has seen them.
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
include-po = "=0.2.1"
END
cat > src/main.rs <<'END'
use std::fs;

fn main() {
    let dir = std::env::temp_dir().join(format!("include-po-{}", std::process::id()));
    fs::create_dir_all(&dir).unwrap();
    let po = "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n\
        #, fuzzy\n#| msgid \"Add all boats\"\nmsgid \"Delete all boats\"\nmsgstr \"Alle Boote dazu\"\n\n\
        msgid \"Open\"\nmsgstr \"Offen\"\nmsgctxt \"menu\"\nmsgid \"Close\"\nmsgstr \"Ende\"\n";
    fs::write(dir.join("de.po"), po).unwrap();
    let (messages, _) = include_po::parse_po(dir.join("de.po")).unwrap();
    include_po::generate_rs_from_po(dir.join("de.po"), dir.join("de.rs")).unwrap();
    let module = fs::read_to_string(dir.join("de.rs")).unwrap();
    fs::remove_dir_all(&dir).unwrap();
    println!("include-po 0.2.1");
    for line in module.lines().filter(|line| line.contains("=> \"")) {
        println!("{}", line.trim());
    }
    let open = messages.iter().find(|message| message.id == "Open").unwrap();
    println!("context of Open: {:?}", open.context);
    if !module.contains("\"Delete all boats\" => \"Alle Boote dazu\"") || open.context.as_deref() != Some("menu") {
        println!("changed: fuzzy translations are left out, or a message has its own context");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
