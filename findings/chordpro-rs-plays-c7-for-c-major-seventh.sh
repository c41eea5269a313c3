#!/usr/bin/env bash
# chordpro reads songs with chords and writes the chords again, in two notations. A good guess for [Cmaj7], a chord of C, E, G
# and B: it is written as Cmaj7 or CM7. It is C7, a chord of C, E, G and B flat: "maj" is taken for the word that says that a
# chord is not minor and is not kept, and the 7 is. [CM7] and [Gmaj7/B] are read alike. Cm7 and Csus4 come back as they were.
# Seen: chordpro 0.3.1 of crates.io.
# Why it matters here: two chords that sound quite differently are equal, and songs that differ in them are copies.
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
chordpro = "=0.3.1"
END
cat > src/main.rs <<'END'
use chordpro::{Chord, Latin};
use std::str::FromStr;

fn main() {
    println!("chordpro 0.3.1");
    let names = ["C7", "Cmaj7", "CM7", "Gmaj7/B", "Cm7", "Csus4"];
    let chords: Vec<Chord> = names.iter().map(|name| Chord::from_str(name).unwrap()).collect();
    let written: Vec<String> = chords.iter().map(|chord| chord.to_string()).collect();
    println!("{names:?} -> {written:?}, {}", Latin(&chords[1]));
    if chords[0] != chords[1] || written != ["C7", "C7", "C7", "G7/B", "Cm7", "Csus4"] {
        eprintln!("changed: a major seventh is not a seventh");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
