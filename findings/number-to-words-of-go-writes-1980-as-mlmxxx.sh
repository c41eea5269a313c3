#!/usr/bin/env bash
# number-to-words writes numbers in words of many languages and in Roman numerals. A good guess for 99, 999 and 1980: XCIX,
# CMXCIX and MCMLXXX, as on clocks, books and films. They are IC, IM and MLMXXX: any sign is put in front of any greater one,
# and 50 in front of 1000 makes 950.
# Seen: moul.io/number-to-words v0.7.0; 14 and 2024 are right.
# Why it matters here: two texts with one year do not have one numeral, and most readers of numerals do not know these.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require moul.io/number-to-words v0.7.0
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	ntw "moul.io/number-to-words"
)

func main() {
	fmt.Println("number-to-words v0.7.0")
	seen := ""
	for _, number := range []int{14, 2024, 49, 99, 999, 1980} {
		fmt.Println(number, "->", ntw.IntegerToRoman(number))
		seen += ntw.IntegerToRoman(number) + " "
	}
	if seen != "XIV MMXXIV IL IC IM MLMXXX " {
		fmt.Fprintln(os.Stderr, "changed: 1980 is MCMLXXX")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
