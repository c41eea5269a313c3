#!/usr/bin/env bash
# The crate warc reads web archives; its documentation begins with WarcReader::from_path("warc_file.warc"). A good guess: it
# opens the file, or says that there is none. It opens no file at all, the error is about creating or truncating a file: it asks
# the system to create the file if it is missing and to open it for reading alone, which Rust refuses. The same bytes are read
# through WarcReader::new(), as they are.
# Seen: warc 0.4.0 of crates.io.
# Why it matters here: the first line of a program that follows the documentation fails, with a message about writing.
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
warc = "=0.4.0"
END
cat > src/main.rs <<'END'
use std::io::BufReader;
use warc::WarcReader;

fn main() {
    let record = [
        "WARC/1.0", "WARC-Type: resource", "WARC-Record-ID: <urn:uuid:00000000-0000-0000-0000-000000000001>",
        "WARC-Target-URI: http://example.org/", "WARC-Date: 2026-01-12T10:00:00Z", "Content-Length: 12", "",
        "Harbour fair", "", "",
    ].join("\r\n");
    std::fs::write("pages.warc", &record).unwrap();
    let opened = WarcReader::from_path("pages.warc").map(|reader| reader.iter_records().count());
    let read = WarcReader::new(BufReader::new(std::fs::File::open("pages.warc").unwrap())).iter_records().flatten().count();
    println!("warc 0.4.0: from_path {opened:?}\nnew: {read} record");
    if opened.is_ok() || read != 1 {
        eprintln!("changed: the file is opened");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
