#!/usr/bin/env bash
# closestmatch of Go finds the nearest of some words by the pieces that they share; New(words, []int{3}) takes pieces of three
# letters. A good guess: "cat" is the nearest to "cat", and "CAT", too, as the words are put into lower case. Both give nothing:
# the last piece of each word is left out, so that a word of three letters has none, and the query keeps its capitals. Words
# that differ in the last letter are one: the nearest to "harbour" is "harbour" or "harboum", as it comes.
# Seen: github.com/schollz/closestmatch v2.1.0+incompatible.
# Why it matters here: plurals, numbers of volumes and years differ at the end.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/schollz/closestmatch v2.1.0+incompatible
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	"github.com/schollz/closestmatch"
)

func main() {
	fmt.Println("closestmatch v2.1.0+incompatible")
	short := closestmatch.New([]string{"cat", "dog"}, []int{3})
	fmt.Printf("cat -> %q, in a list of cat and dog\n", short.Closest("cat"))
	answers := map[string]int{}
	for run := 0; run < 200; run++ {
		answers[closestmatch.New([]string{"harbour", "harboum"}, []int{2, 3}).Closest("harbour")]++
	}
	fmt.Println("harbour, 200 times ->", answers)
	capitals := closestmatch.New([]string{"harbour", "quay"}, []int{2, 3}).Closest("HARBOUR")
	fmt.Printf("HARBOUR -> %q\n", capitals)
	if short.Closest("cat") != "" || len(answers) != 2 || capitals != "" {
		fmt.Fprintln(os.Stderr, "changed: each word is nearest to itself")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || exit 2
./finding
