#!/usr/bin/env bash
# basiccountminsketch counts events with a Count-Min sketch: Sketch::new(0.01, 0.01) is to be wrong by more than a hundredth of
# all events for one key in a hundred. A good guess for 1000 numbers that are added once each: counts up to 11. So it is for 0 to
# 999. For multiples of 16, as sizes and addresses are, nearly all have more than 50, and for multiples of 1000 more than 25: a
# number is multiplied by another and taken modulo the width, 272, which has the factor 16, so that 17 of the 272 places are used,
# in all rows alike.
# Seen: basiccountminsketch 0.1.2 of crates.io; texts are hashed first and counted well.
# Why it matters here: what was seen once is taken for frequent, five times over the bound, and more depth does not help.
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
basiccountminsketch = "=0.1.2"
END
cat > src/main.rs <<'END'
use basiccms::Sketch;

fn main() {
    let means = [1u64, 16, 1000].map(|step| {
        let mut sketch = Sketch::new(0.01, 0.01);
        for number in 0..1000 {
            sketch.add(number * step);
        }
        let counts: Vec<u64> = (0..1000).map(|number| sketch.point(number * step)).collect();
        let mean = counts.iter().sum::<u64>() as f64 / 1000.0;
        let over = counts.iter().filter(|count| **count > 11).count();
        println!("basiccountminsketch 0.1.2: multiples of {step}: mean {mean}, {over} of 1000 counted as more than 11");
        mean
    });
    if means[0] > 11.0 || means[1] < 40.0 || means[2] < 20.0 {
        eprintln!("changed: the bound holds for multiples, too");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
