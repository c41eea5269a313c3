#!/usr/bin/env bash
# MinHash(bag1, bag2) of Go's BoomFilters estimates the similarity of two bags of words "as presented by Broder". A good guess
# for two bags of 100 words without a common one: near 0, on average over many calls. It is 0.5, for bags that share half of
# their words (Jaccard 0.33) 0.67; and if each word comes ten times, 0.95 without a common word. There is one random number for
# each different word; half of them are larger than the value that stands for "nothing yet" and are not taken, and places where
# neither bag has a number are equal. There are as many places as both bags have entries.
# Seen: github.com/tylertreat/BoomFilters v0.0.0-20251001182300, averages of 100 calls.
# Why it matters here: each real text repeats its words, and the longer it is, the more all texts are alike.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/tylertreat/BoomFilters v0.0.0-20251001182300-5b3723cc64ae
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	boom "github.com/tylertreat/BoomFilters"
)

func bag(name string, words, different int) []string {
	list := make([]string, words)
	for number := range list {
		list[number] = fmt.Sprint(name, number%different)
	}
	return list
}

func average(one, other []string) float32 {
	var sum float32
	for run := 0; run < 100; run++ {
		sum += boom.MinHash(one, other)
	}
	return sum / 100
}

func main() {
	fmt.Println("BoomFilters v0.0.0-20251001182300")
	none := average(bag("one", 100, 100), bag("other", 100, 100))
	half := average(bag("one", 100, 100), append(bag("one", 50, 50), bag("other", 50, 50)...))
	repeated := average(bag("one", 100, 10), bag("other", 100, 10))
	fmt.Printf("no common word %.2f, half of the words (Jaccard 0.33) %.2f\n", none, half)
	fmt.Printf("no common word, each ten times %.2f\n", repeated)
	if none < 0.4 || none > 0.6 || half < 0.55 || half > 0.8 || repeated < 0.9 {
		fmt.Fprintln(os.Stderr, "changed: lists without a common word are not alike")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || exit 2
./finding
