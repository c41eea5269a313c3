#!/usr/bin/env bash
# timelang of Rust reads dates, times and durations as people write them; its types can be compared and sorted. A good guess for
# a sorted list of dates: by time. They are compared by their parts as these are written down, the month first, then the day,
# the year last: all Januaries of all years stand before all Februaries. Durations are compared by their hours first: "3 hours"
# are longer than "2 days", and those are longer than "5 years", which have no days.
# Seen: timelang 0.1.3 of crates.io.
# Why it matters here: a list sorted by the date it was read into is in no order, and a range ends before it begins.
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
timelang = "=0.1.3"
END
cat > src/main.rs <<'END'
use timelang::{AbsoluteTime, Duration};

fn main() {
    let texts = ["1/12/2020", "1/1/2021", "15/6/2019", "2/1/1999"];
    let mut dates: Vec<AbsoluteTime> = texts.iter().map(|text| text.parse().expect("a date")).collect();
    dates.sort();
    let sorted: Vec<String> = dates.iter().map(|date| date.to_string()).collect();
    let duration = |text: &str| text.parse::<Duration>().expect("a duration");
    println!("timelang 0.1.3");
    println!("sorted {sorted:?}");
    println!("3 hours > 2 days: {}", duration("3 hours") > duration("2 days"));
    println!("2 days > 5 years: {}", duration("2 days") > duration("5 years"));
    println!("3 days > 2 days: {}", duration("3 days") > duration("2 days"));
    if !(duration("3 days") > duration("2 days")) || sorted.len() != 4 {
        eprintln!("changed: three days are not longer than two");
        std::process::exit(1);
    }
    if sorted != ["1/1/2021", "2/1/1999", "15/6/2019", "1/12/2020"] {
        eprintln!("changed: dates have another order");
        std::process::exit(1);
    }
    if duration("3 hours") <= duration("2 days") || duration("2 days") <= duration("5 years") {
        eprintln!("changed: durations have another order");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
