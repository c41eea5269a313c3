#!/usr/bin/env bash
# number-to-words writes numbers in words of many languages. A good guess for 101,000 in Turkish: yüz bir bin. It is yüz bin,
# which is 100,000: the word for one is left out before the word for a thousand, as it is to be for 1,000 itself, where it is
# bin, but also behind a hundred. So 201,000 is the same as 200,000. With 21,000 and 31,000 it stays.
# Seen: moul.io/number-to-words v0.7.0; in German, French and English the two differ.
# Why it matters here: two sums on two bills are the same words, and the words are what counts.
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
	for _, number := range []int{1000, 21000, 100000, 101000, 200000, 201000} {
		fmt.Println(number, "->", ntw.IntegerToTrTr(number), "/", ntw.IntegerToEnUs(number))
		seen += ntw.IntegerToTrTr(number) + "|"
	}
	if seen != "bin|yirmi bir bin|yüz bin|yüz bin|iki yüz bin|iki yüz bin|" {
		fmt.Fprintln(os.Stderr, "changed: 101000 is not 100000")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
