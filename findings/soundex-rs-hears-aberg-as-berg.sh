#!/usr/bin/env bash
# The crate soundex gives the Soundex code of a name. A good guess for Åberg: A162, the code of Aberg, or an error. It is B620,
# the code of Berg, another name: a letter that is not in ASCII is left out, also as the first one, so that the next letter stands
# for the sound of the beginning. Ödegaard is D263, Élan L500, Øst S300 and Łukasz U220; an apostrophe in front, as in 'tHart, is
# the first letter of the code.
# Seen: soundex 0.2.0 of crates.io; in the middle of a word a letter with an accent is a vowel that is not there.
# Why it matters here: Åberg and Berg are taken for one name, and Åberg and Aberg for two.
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
soundex = "=0.2.0"
END
cat > src/main.rs <<'END'
fn main() {
    println!("soundex 0.2.0");
    let names = ["Åberg", "Aberg", "Berg", "Ödegaard", "Odegaard", "Élan", "Łukasz", "'tHart"];
    let codes: Vec<String> = names.iter().map(|name| soundex::american_soundex(name)).collect();
    for (name, code) in names.iter().zip(&codes) {
        println!("{name}: {code}");
    }
    if codes[0] != codes[2] || codes[0] == codes[1] || codes[3] == codes[4] {
        eprintln!("changed: the first letter of a code is that of the name");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
