#!/usr/bin/env bash
# subrip of Rust reads files of subtitles and writes cues. A good guess for three cues of which the second has no text, as
# converters leave them: three, the second empty. There are two: the text of the second is "3", the time of the third, and its
# words; all empty lines behind a time are taken for the way to its text. A cue at five seconds and 40 thousandths is written as
# 0:0:5,40, and not as 00:00:05,040.
# Seen: subrip 0.1.1 of crates.io.
# Why it matters here: numbers and times are on the screen, and the words two seconds too early; the times are not in the
# format.
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
subrip = "=0.1.1"
END
cat > src/main.rs <<'END'
fn main() {
    let file = "1\n00:00:01,000 --> 00:00:02,000\nThe fair opens.\n\n2\n00:00:03,000 --> 00:00:04,000\n\n\
                3\n00:00:05,040 --> 00:00:06,000\nOn the quay.\n\n";
    let cues = subrip::parse(file).expect("the file");
    println!("subrip 0.1.1");
    for cue in &cues {
        println!("{cue:?}");
    }
    let plain = subrip::parse(&file.replace("04,000\n", "04,000\nAt ten.\n")).expect("the file with all texts");
    let written = plain[2].to_string();
    println!("the third cue of a file without an empty one, written: {written:?}");
    if plain.len() != 3 || cues[0].text.trim() != "The fair opens." {
        eprintln!("changed: a plain file is read in another way");
        std::process::exit(1);
    }
    if cues.len() != 2 || !cues[1].text.contains("00:00:05,040") || !written.contains("0:0:5,40 -->") {
        eprintln!("changed: an empty cue is empty");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
