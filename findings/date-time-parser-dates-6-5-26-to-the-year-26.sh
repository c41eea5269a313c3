#!/usr/bin/env bash
# date_time_parser of Rust finds a date in an English text. A good guess for "Invoice of 6/5/26": the 5th of June 2026, as for
# 6/5/2026; a year of two digits is a case of its own in its pattern. It is the 5th of June of the year 26, when Tiberius ruled.
# There is no error.
# Seen: date_time_parser 0.2.0 of crates.io.
# Why it matters here: what is sorted or filtered by its date comes 2000 years too early.
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
date_time_parser = "=0.2.0"
chrono = "=0.4.38"
END
cat > src/main.rs <<'END'
use chrono::Datelike;
use date_time_parser::DateParser;

fn main() {
    println!("date_time_parser 0.2.0");
    let years = ["Invoice of 6/5/2026", "Invoice of 6/5/26", "Lunch on 12/24/99"].map(|text| {
        let date = DateParser::parse(text).expect("a date");
        println!("{text}: {date}");
        date.year()
    });
    if years[0] != 2026 {
        eprintln!("changed: a year of four digits is read in another way");
        std::process::exit(1);
    }
    if years[1..] != [26, 99] {
        eprintln!("changed: a year of two digits is one of our time");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
