#!/usr/bin/env bash
# RankFindFold of Go's fuzzysearch (lithammer) finds the words that have the letters of the query in its order, whatever their
# case, with their distance: the smaller, the better. A good guess for "harbour" among HARBOUR, harbours and harbouring: HARBOUR
# has the distance 0 and is the first. It has 7 and is the last: the distance is counted with case and accents, which the match
# leaves out. RankMatchFold gives 0 for the same pair. With RankFindNormalizedFold it is the same.
# Seen: github.com/lithammer/fuzzysearch v1.1.8.
# Why it matters here: with a limit on the distance the very word is not found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/lithammer/fuzzysearch v1.1.8
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"
	"sort"

	"github.com/lithammer/fuzzysearch/fuzzy"
)

func main() {
	fmt.Println("fuzzysearch v1.1.8")
	ranks := fuzzy.RankFindFold("harbour", []string{"HARBOUR", "harbours", "harbouring"})
	sort.Sort(ranks)
	order := ""
	for _, rank := range ranks {
		order += fmt.Sprint(rank.Target, " ", rank.Distance, ", ")
	}
	single := fuzzy.RankMatchFold("harbour", "HARBOUR")
	fmt.Printf("RankFindFold, sorted: %s\nRankMatchFold of HARBOUR: %d\n", order, single)
	if order != "harbours 1, harbouring 3, HARBOUR 7, " || single != 0 {
		fmt.Fprintln(os.Stderr, "changed: HARBOUR is at a distance of 0")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || exit 2
./finding
