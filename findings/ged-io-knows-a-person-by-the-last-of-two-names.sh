#!/usr/bin/env bash
# ged_io reads family trees in GEDCOM and writes them again. A person may have several NAME lines, the first one is the
# preferred one, mostly the name at birth; a second is of the type "married". A good guess: both are kept. Each NAME takes the
# place of the one before, with its given name and surname, and written to a file Anna Maria Berg is Anna Holm. A line of CONC
# loses the blank at its beginning, so that two words are one, and a shared note, a record of its own in version 5.5.1, is an
# error for the whole file.
# Seen: ged_io 0.12.3 of crates.io.
# Why it matters here: the name under which most records are filed is gone after one step.
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
ged_io = "=0.12.3"
END
cat > src/main.rs <<'END'
use ged_io::{Gedcom, GedcomWriter};

fn main() {
    println!("ged_io 0.12.3");
    let tree = "0 HEAD\n1 GEDC\n2 VERS 5.5.1\n0 @I1@ INDI\n1 NAME Anna Maria /Berg/\n2 GIVN Anna Maria\n1 NAME Anna /Holm/\n\
                2 TYPE married\n1 SEX F\n0 @S1@ SOUR\n1 TITL Ships of\n2 CONC  Bergen\n0 TRLR";
    let data = Gedcom::new(tree.chars()).unwrap().parse_data().unwrap();
    let written = GedcomWriter::new().write_to_string(&data).unwrap();
    let lines: Vec<&str> = written.lines().filter(|line| line.contains("NAME") || line.contains("TITL")).collect();
    println!("{lines:?}");
    let note = tree.replace("0 TRLR", "0 @N1@ NOTE She came by ship.\n0 TRLR");
    let refused = Gedcom::new(note.chars()).unwrap().parse_data().is_err();
    println!("a shared note is an error: {refused}");
    if lines != ["1 NAME Anna /Holm/", "1 TITL Ships ofBergen"] || !refused {
        eprintln!("changed: both names are kept");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
