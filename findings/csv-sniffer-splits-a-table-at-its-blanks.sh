#!/usr/bin/env bash
# csv-sniffer finds out the delimiter of a CSV file, whether it has a header, and its types. A good guess for a table of "first
# name" and "last name" with Anna Maria,von Berg and the like: a comma, two columns. It is a blank, with three: every sign of
# ASCII is counted, the letters as well, and if two of them stand equally often in each line, the one with the smaller number
# wins; the blank is the first of all that are printed. "The Anna,100 kr" under "boat name,new price" is split in the same way.
# Seen: csv-sniffer 0.3.1 of crates.io; if one line has another number of blanks, the comma is found.
# Why it matters here: a short table of full names or of units is read into the wrong columns, without an error.
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
csv-sniffer = "=0.3.1"
END
cat > src/main.rs <<'END'
use std::io::Cursor;

use csv_sniffer::Sniffer;

fn main() {
    let texts = ["first name,last name\nAnna Maria,von Berg\nJane Ann,de Vries\nLi Wei,van Dyk\n",
                 "boat name,new price\nThe Anna,100 kr\nThe Ina,70 kr\nThe Ida,80 kr\n",
                 "boat name,price\nThe Anna,100 kr\nThe Ina,70 kr\nThe Ida,80 kr\n"];
    let found: Vec<(char, usize)> = texts.iter().map(|text| {
        let metadata = Sniffer::new().sniff_reader(Cursor::new(text.as_bytes())).unwrap();
        let delimiter = metadata.dialect.delimiter as char;
        println!("csv-sniffer 0.3.1: {:?} and {} columns for {:?}", delimiter, metadata.num_fields, text.lines().next().unwrap());
        (delimiter, metadata.num_fields)
    }).collect();
    if found != [(' ', 3), (' ', 3), (',', 2)] {
        eprintln!("changed: a table with commas is split at the commas");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
