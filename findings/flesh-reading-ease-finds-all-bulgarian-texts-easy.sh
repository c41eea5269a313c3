#!/usr/bin/env bash
# flesh-reading-ease has the reading ease by Flesch for six languages, Bulgarian and German among them, each with a formula of its
# own. A good guess for a law and a nursery rhyme in Bulgarian: a low score and a high one. Both have 100, the best there is, and
# so has any text in Bulgarian: syllables are the groups of a, e, i, o, u and y, which no Cyrillic word has, so that there are
# none. Letters with marks are no vowels in any language: "Brücke" has one syllable of its two, and "für" has none.
# Seen: flesh-reading-ease 0.1.0 of crates.io.
# Why it matters here: a filter by readability keeps all of one language, and finds German texts easier than they are.
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
flesh-reading-ease = "=0.1.0"
END
cat > src/main.rs <<'END'
use flesh_reading_ease::{FleschReadingEase, Language};

fn main() {
    let bulgarian = FleschReadingEase::new(Language::Bulgarian);
    let law = "Административнонаказателната отговорност на юридическите лица се осъществява при неизпълнение на задължения.";
    let rhyme = "Зайо бяло яде. Той спи. Мама шие.";
    let scores = [law, rhyme].map(|text| bulgarian.calculate(text));
    let german = FleschReadingEase::new(Language::German);
    let words = ["Söhne führen schöne Küchen.", "Sohne fuhren schone Kuchen."].map(|text| german.calculate(text));
    println!("flesh-reading-ease 0.1.0: a law {}, a rhyme {}", scores[0], scores[1]);
    println!("German with marks {}, without {}", words[0], words[1]);
    if scores != [100.0, 100.0] || words[0] != 100.0 || words[1] >= words[0] {
        eprintln!("changed: all vowels make syllables");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
