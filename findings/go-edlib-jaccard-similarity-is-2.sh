#!/usr/bin/env bash
# go-edlib's JaccardSimilarity with a split length of 0 compares the words of two strings. A Jaccard similarity is the same in
# both directions and at most 1. A good guess for "to be" and "to be to be", whose words are the same two: 1, or 0.5 if repeats
# count. It is 2 in one direction and 0.5 in the other. A word that is repeated in the second string counts as shared each time,
# but not as a member of the union. Near-copies with repeated words are above 1 as well: 1.1 for the two sentences below.
# Seen: github.com/hbollon/go-edlib v1.7.0. With a split length of 2 (letters) it is right.
# Why it matters here: a distance of 1 minus the similarity is negative, and the best match is the most repetitive text.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/hbollon/go-edlib v1.7.0
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	"github.com/hbollon/go-edlib"
)

func main() {
	pairs := [][2]string{{"to be", "to be to be"}, {"to be to be", "to be"},
		{"the cat saw a dog by tree", "the cat and the dog and the tree by the sea saw the cat"}}
	seen := []float32{}
	for _, pair := range pairs {
		seen = append(seen, edlib.JaccardSimilarity(pair[0], pair[1], 0))
		fmt.Printf("go-edlib v1.7.0 %q %q words %.2f letters %.2f\n", pair[0], pair[1], seen[len(seen)-1],
			edlib.JaccardSimilarity(pair[0], pair[1], 2))
	}
	if seen[0] != 2 || seen[1] != 0.5 || seen[2] <= 1 {
		fmt.Fprintln(os.Stderr, "changed: the similarity of words is at most 1")
		os.Exit(1)
	}
}
END
go mod download 2> /dev/null && go build -o run . || exit 2
./run
