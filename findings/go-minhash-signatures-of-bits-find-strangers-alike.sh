#!/usr/bin/env bash
# MinWise of go-minhash has signatures of b bits a hash, and SimilarityBbit to compare them. A good guess for two texts of 500
# words without a common one, with 20 hashes of 1 bit: 0.5, by chance, or 0 if chance is taken off. It is 0.83: the places of a
# 64-bit word that hold no hash are compared too, and are equal. With 10 hashes it is above 0.9, with 64 0.5, with 100 above 0.6.
# And where a word is full, the next hash is dropped: of 128 hashes 127 count, of 20 with 4 bits 19.
# Seen: github.com/dgryski/go-minhash v0.0.0-20170608043002.
# Why it matters here: a threshold that was found with 64 hashes takes all texts for copies with 20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/dgryski/go-minhash v0.0.0-20170608043002-7fe510aff544
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"hash/fnv"
	"os"

	"github.com/dgryski/go-minhash"
)

func hash(seed byte) minhash.Hash64 {
	return func(word []byte) uint64 {
		sum := fnv.New64a()
		sum.Write([]byte{seed})
		sum.Write(word)
		value := sum.Sum64()
		value = (value ^ value>>33) * 0xff51afd7ed558ccd
		value = (value ^ value>>33) * 0xc4ceb9fe1a85ec53
		return value ^ value>>33
	}
}

// similarity of two texts without a common word: by b bits a hash, and by whole hashes
func similarity(hashes int, bits uint) (float64, float64) {
	one, two := minhash.NewMinWise(hash(1), hash(2), hashes), minhash.NewMinWise(hash(1), hash(2), hashes)
	for number := 0; number < 500; number++ {
		one.Push([]byte(fmt.Sprintf("tide%d", number)))
		two.Push([]byte(fmt.Sprintf("boat%d", number)))
	}
	return minhash.SimilarityBbit(one.SignatureBbit(bits), two.SignatureBbit(bits), bits), one.Similarity(two)
}

func main() {
	seen := map[int]float64{}
	for _, hashes := range []int{10, 20, 64, 100} {
		bits, whole := similarity(hashes, 1)
		seen[hashes] = bits
		fmt.Printf("go-minhash v0.0.0-20170608043002, %d hashes of 1 bit: %.2f, whole hashes: %.2f\n", hashes, bits, whole)
	}
	if seen[10] < 0.84 || seen[20] < 0.68 || seen[64] > 0.7 {
		fmt.Fprintln(os.Stderr, "changed: places without a hash are not compared")
		os.Exit(1)
	}
}
END
go mod download 2> /dev/null && go build -o run . || exit 2
./run
