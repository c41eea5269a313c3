#!/usr/bin/env bash
# Levenshtein of Go's strutil (adrg) has costs that can be set: InsertCost, DeleteCost, ReplaceCost. A good guess for an
# InsertCost of 3: "the harbour" and "harbour the" are 12 from "harbour", four letters more each. The second is 10, the first 4:
# the first row and column of the table count each letter as 1, whatever the costs, and an insertion further on is put together
# from these. From the empty text it is 3 a letter. Two empty texts have a similarity that is not a number.
# Seen: github.com/adrg/strutil v0.3.1.
# Why it matters here: whoever makes additions dear finds those in front nearly for nothing.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/adrg/strutil v0.3.1
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	"github.com/adrg/strutil/metrics"
)

func main() {
	fmt.Println("strutil v0.3.1")
	measure := metrics.NewLevenshtein()
	measure.InsertCost = 3
	distances := ""
	for _, pair := range [][2]string{{"harbour", "the harbour"}, {"harbour", "harbour the"}, {"", "the "}} {
		distance := measure.Distance(pair[0], pair[1])
		fmt.Printf("InsertCost 3, %q, %q: %d for four letters more\n", pair[0], pair[1], distance)
		distances += fmt.Sprint(distance, " ")
	}
	empty := metrics.NewLevenshtein().Compare("", "")
	fmt.Println("the similarity of two empty texts:", empty)
	if distances != "4 10 12 " || empty == empty {
		fmt.Fprintln(os.Stderr, "changed: four insertions cost 12 everywhere")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || exit 2
./finding
