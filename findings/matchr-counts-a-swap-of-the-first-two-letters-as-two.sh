#!/usr/bin/env bash
# OSA of Go's matchr is the optimal string alignment distance: a swap of two neighbouring letters is one step. A good guess for
# "hte" and "the": 1, as for "teh". It is 2: a swap is looked for from the third letter on. Everywhere else in the word it is 1,
# and DamerauLevenshtein of the same package has 1 for both.
# Seen: github.com/antzucaro/matchr v0.0.0-20221106193745.
# Why it matters here: with a limit of one step, names with the most usual slip at their beginning are not found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/antzucaro/matchr v0.0.0-20221106193745-7bed6ef61ef9
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	"github.com/antzucaro/matchr"
)

func main() {
	fmt.Println("matchr v0.0.0-20221106193745")
	pairs := [][2]string{{"hte", "the"}, {"teh", "the"}, {"ahrbour", "harbour"}, {"hrabour", "harbour"}, {"harbuor", "harbour"}}
	distances := ""
	for _, pair := range pairs {
		osa, damerau := matchr.OSA(pair[0], pair[1]), matchr.DamerauLevenshtein(pair[0], pair[1])
		fmt.Printf("%s, %s: OSA %d, Damerau-Levenshtein %d\n", pair[0], pair[1], osa, damerau)
		distances += fmt.Sprint(osa, damerau, ";")
	}
	if distances != "2 1;1 1;2 1;1 1;1 1;" {
		fmt.Fprintln(os.Stderr, "changed: a swap is one step everywhere")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || exit 2
./finding
