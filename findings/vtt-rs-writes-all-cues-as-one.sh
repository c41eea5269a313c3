#!/usr/bin/env bash
# vtt of Rust reads, makes and writes WebVTT files. A good guess for a file with three cues that is read and written again:
# three cues, with an empty line between each two, as the format wants it. There is no empty line: the time of the next cue
# stands right beneath the words of the one before. When vtt reads what it has written, there is one cue, with the times and
# words of the others as its text; with identifiers of cues, these are words on the screen for other readers.
# Seen: vtt 1.0.0 of crates.io.
# Why it matters here: a file that was shifted or corrected shows its first cue for a second, with all of the film in it.
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
vtt = "=1.0.0"
END
cat > src/main.rs <<'END'
use std::str::FromStr;
use vtt::WebVtt;

fn main() {
    let file = "WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.000\nThe fair opens.\n\n2\n00:00:03.000 --> 00:00:04.000\nAt ten.\n\n\
                3\n00:00:05.000 --> 00:00:06.000\nOn the quay.\n";
    let read = WebVtt::from_str(file).expect("the file");
    let written = read.to_string();
    println!("vtt 1.0.0\n{} cues, written as:\n{written}", read.cues.len());
    let again = WebVtt::from_str(&written).expect("the written file");
    println!("read again: {} cue, {:?}", again.cues.len(), again.cues[0].payload);
    if read.cues.len() != 3 {
        eprintln!("changed: a plain file is read in another way");
        std::process::exit(1);
    }
    if again.cues.len() != 1 || !again.cues[0].payload.contains("00:00:05.000") {
        eprintln!("changed: what was written has three cues");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
