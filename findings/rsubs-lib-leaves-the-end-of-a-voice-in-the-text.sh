#!/usr/bin/env bash
# rsubs-lib reads and writes captions and converts them. A good guess for "<v Tom>Hello there</v>" of a WebVTT file in SubRip:
# "Hello there". It is "Hello there</v>": of the two ends of a voice the first is taken away, so that each cue with a speaker has
# a rest of it. A class, "<c.loud>Stop</c>", stays as it is. In SubStation Alpha both are gone. Written as WebVTT again,
# "align:start" is "align: start", two settings that mean nothing, also to rsubs-lib: "align" without a value and "start".
# Seen: rsubs-lib 0.4.0 of crates.io.
# Why it matters here: the tags are words of the text, and the same film in two formats is not a copy.
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
rsubs-lib = "=0.4.0"
END
cat > src/main.rs <<'END'
use rsubs_lib::VTT;

const FILM: &str = "WEBVTT\n\n00:00:01.000 --> 00:00:02.000 align:start\n<v Tom>Hello there</v>\n\n\
    00:00:03.000 --> 00:00:04.000\n<c.loud>Stop</c> <i>now</i>\n";

fn main() {
    let film = VTT::parse(FILM).unwrap();
    let subrip: Vec<String> = film.to_srt().lines.into_iter().map(|line| line.text).collect();
    let alpha: Vec<String> = film.to_ssa().events.into_iter().map(|event| event.text).collect();
    println!("rsubs-lib 0.4.0: SubRip {subrip:?}, SubStation Alpha {alpha:?}");
    let again = VTT::parse(film.to_string()).unwrap();
    let (first, second) = (&film.lines[0].settings, &again.lines[0].settings);
    println!("settings of a cue: {first:?}, written and read again: {second:?}");
    let lost = second.get("align") == Some(&Some(String::new())) && second.contains_key("start");
    if subrip[0] != "Hello there</v>" || !subrip[1].contains("<c.loud>") || alpha[0] != "Hello there" || !lost {
        eprintln!("changed: no tag of a voice is left, and settings are read as they were written");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
