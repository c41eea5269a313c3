#!/usr/bin/env bash
# ledger-parser reads the books of Ledger and writes them again. A good guess: what is written is read as the same. A line ";
# :food:cash:", two tags of a transaction, is written as lines without the colons, which are remarks when they are read again. A
# commodity in quotation marks, 5 "Green Tea" @ 2 EUR, as its name has a blank, is written without them, and the file is
# refused.
# Seen: ledger-parser 7.0.0 of crates.io.
# Why it matters here: a report by tags finds nothing in a file that went through the tool, though it looks much the same.
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
ledger-parser = "=7.0.0"
END
cat > src/main.rs <<'END'
use ledger_parser::{Ledger, LedgerItem};
use std::str::FromStr;

fn tags(ledger: &Ledger) -> Vec<String> {
    let LedgerItem::Transaction(transaction) = &ledger.items[0] else { return Vec::new() };
    transaction.posting_metadata.tags.iter().map(|tag| tag.name.clone()).collect()
}

fn main() {
    println!("ledger-parser 7.0.0");
    let book = Ledger::from_str("2024-05-11 Shop\n  ; :food:cash:\n  Tea  5 EUR\n  Cash\n").unwrap();
    let written = book.to_string();
    let again = Ledger::from_str(&written).unwrap();
    println!("{written}\ntags {:?}, read again {:?}", tags(&book), tags(&again));
    let tea = Ledger::from_str("2024-05-11 Shop\n  Tea  5 \"Green Tea\" @ 2 EUR\n  Cash\n").unwrap().to_string();
    println!("{tea}\nread again: {}", Ledger::from_str(&tea).is_ok());
    if tags(&book).len() != 2 || !tags(&again).is_empty() || Ledger::from_str(&tea).is_ok() {
        eprintln!("changed: what is written is read as the same");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
