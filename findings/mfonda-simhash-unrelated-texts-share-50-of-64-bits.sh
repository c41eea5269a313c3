#!/usr/bin/env bash
# Two unrelated texts share half of the bits of their Simhashes, 32 of 64, however long they are; this is why 3 differing bits
# mean a copy. A good guess for simhash of Go (mfonda): about 32, too. With its own features, the words, unrelated texts differ in
# 20 bits at 100 words, and the longer they are the less: in a dozen at 1,000, and pairs come close to the thresholds in use. It
# hashes with FNV-1, whose last step only touches the last eight bits, so that the short words of all texts agree in the same
# bits. Shingles of two words give 32.
# Seen: github.com/mfonda/simhash v0.0.0-20151007195837, NewWordFeatureSet, random words of 2 to 9 letters.
# Why it matters here: a threshold found with another Simhash joins texts that have nothing in common.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/mfonda/simhash v0.0.0-20151007195837-79f94a1100d6
require golang.org/x/text v0.14.0
END
cat > main.go <<'END'
package main

import (
	"bytes"
	"fmt"
	"math/rand"
	"os"

	"github.com/mfonda/simhash"
)

func main() {
	random := rand.New(rand.NewSource(3))
	words := make([][]byte, 3000)
	for number := range words {
		for letters := 2 + random.Intn(8); letters > 0; letters-- {
			words[number] = append(words[number], byte('a'+random.Intn(26)))
		}
	}
	text := func(length int) [][]byte {
		made := make([][]byte, length)
		for place := range made {
			made[place] = words[random.Intn(len(words))]
		}
		return made
	}
	hashes := func(text [][]byte) (uint64, uint64) {
		return simhash.Simhash(simhash.NewWordFeatureSet(bytes.Join(text, []byte(" ")))),
			simhash.SimhashBytes(simhash.Shingle(2, text))
	}
	const pairs = 100
	var means [2]float64
	for _, length := range []int{20, 100, 1000, 3000} {
		least := 64
		means = [2]float64{}
		for pair := 0; pair < pairs; pair++ {
			oneWords, oneShingles := hashes(text(length))
			otherWords, otherShingles := hashes(text(length))
			bits := int(simhash.Compare(oneWords, otherWords))
			means[0] += float64(bits) / pairs
			means[1] += float64(simhash.Compare(oneShingles, otherShingles)) / pairs
			if bits < least {
				least = bits
			}
		}
		fmt.Printf("simhash of mfonda, %d words: unrelated texts differ in %.1f bits (least of %d pairs: %d), by shingles in %.1f\n",
			length, means[0], pairs, least, means[1])
	}
	if means[0] > 20 || means[1] < 28 {
		fmt.Fprintln(os.Stderr, "changed: unrelated texts differ in half of the bits")
		os.Exit(1)
	}
}
END
go mod download 2> /dev/null && go build -o run . || exit 2
./run
