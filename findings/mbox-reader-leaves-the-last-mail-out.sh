#!/usr/bin/env bash
# In an mbox file each mail begins with a line "From", an address and a date. A good guess for mbox-reader of Rust on a file of
# three mails: three entries, with the addresses and dates of these lines. It gives two: an entry ends where the next one begins,
# and the last one has no next one. A file of one mail is empty. The dates end in the year 202: of the line, the last character is
# cut off, as if each line ended in a carriage return.
# Seen: mbox-reader 0.2.0 of crates.io.
# Why it matters here: of each folder one mail is never indexed, and a folder that got one more mail shows the one before.
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
mbox-reader = "=0.2.0"
END
cat > src/main.rs <<'END'
use mbox_reader::MboxFile;
use std::path::Path;

fn main() {
    let mut counts = Vec::new();
    let mut dates = Vec::new();
    for mails in 1..=3 {
        let text: String = (1..=mails)
            .map(|number| format!("From ann@example.org Mon Jan 12 10:00:00 2026\nSubject: mail {number}\n\nText {number}\n\n"))
            .collect();
        std::fs::write("mails", text).unwrap();
        let file = MboxFile::from_file(Path::new("mails")).unwrap();
        let subjects: Vec<String> = file
            .iter()
            .map(|entry| {
                dates.push(entry.start().date().to_string());
                String::from_utf8_lossy(entry.message().unwrap()).lines().next().unwrap().to_string()
            })
            .collect();
        println!("mbox-reader 0.2.0: of {mails} mails it gives {}: {subjects:?}", subjects.len());
        counts.push(subjects.len());
    }
    println!("the date: {:?}", dates[0]);
    if counts != [0, 1, 2] || dates[0] != "Mon Jan 12 10:00:00 202" {
        eprintln!("changed: all mails are there, or their years are whole");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
