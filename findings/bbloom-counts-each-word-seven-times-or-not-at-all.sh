#!/usr/bin/env bash
# bbloom of Go is a Bloom filter with a public number of elements, ElemNum. A good guess for 1,000 different words, added to a
# filter for 1,000 words and a rate of 0.01: 1,000, or a few less, if they go through AddIfNotHas(). It is 7,000 by Add(), a count
# for each of the seven places of a word, and 0 by AddIfNotHas(), although the words are there: that method works on a copy of
# the filter, which shares the bits but not the number. Clear() takes the words out and leaves the number.
# Seen: github.com/AndreasBriese/bbloom v0.0.0-20190825152654.
# Why it matters here: whether a filter is full is told by this number.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/AndreasBriese/bbloom v0.0.0-20190825152654-46b345b51c96
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	"github.com/AndreasBriese/bbloom"
)

func main() {
	fmt.Println("bbloom v0.0.0-20190825152654, 1,000 different words")
	added, asked := bbloom.New(1000, 0.01), bbloom.New(1000, 0.01)
	known := 0
	for number := 0; number < 1000; number++ {
		word := []byte(fmt.Sprintf("word-%d", number))
		added.Add(word)
		asked.AddIfNotHas(word)
		if asked.Has(word) {
			known++
		}
	}
	fmt.Printf("Add: ElemNum %d\nAddIfNotHas: ElemNum %d, %d words known\n", added.ElemNum, asked.ElemNum, known)
	counts := fmt.Sprint(added.ElemNum, asked.ElemNum, known)
	added.Clear()
	fmt.Printf("Add and Clear: ElemNum %d, word-1 known: %t\n", added.ElemNum, added.Has([]byte("word-1")))
	if counts != "7000 0 1000" {
		fmt.Fprintln(os.Stderr, "changed: the number of elements is that of the words")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || exit 2
./finding
