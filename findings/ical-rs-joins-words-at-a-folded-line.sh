#!/usr/bin/env bash
# Long lines of calendars and address books are folded: a line break and one blank are put in anywhere, and taken out again by
# the reader. A good guess for the crate ical, "The harbour " folded in front of "fair": "The harbour fair", as all that is
# taken out is the line break and the blank behind it. It is "The harbourfair": blanks at the end of a line go as well. A
# program that folds behind a blank, as many do that fold between words, loses each of them.
# Seen: ical 0.11.0 of crates.io.
# Why it matters here: every 75 characters two words become one, and where depends on the length of the line.
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
ical = "=0.11.0"
END
cat > src/main.rs <<'END'
fn main() {
    let lines = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:1", "SUMMARY:The harbour ", " fair opens on the", "  quay at t",
        " en", "END:VEVENT", "END:VCALENDAR", "",
    ];
    let source = lines.join("\r\n");
    let calendar = ical::IcalParser::new(source.as_bytes()).next().unwrap().unwrap();
    let event = &calendar.events[0];
    let summary = event.properties.iter().find(|property| property.name == "SUMMARY").unwrap();
    let text = summary.value.clone().unwrap();
    println!("ical 0.11.0: {text:?}");
    if text != "The harbourfair opens on the quay at ten" {
        eprintln!("changed: the blank in front of the fold is there");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
