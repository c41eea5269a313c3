#!/usr/bin/env bash
# fastcdc-go cuts files where their content says; with a Seed the places are others, so that they are no fingerprint of a known
# file. A good guess for one file and one Seed: the same chunks each time, and without a Seed those of a program that never used
# one. The first and the third time they are the same, the second and the fourth time those without a Seed; and after an odd
# number of times the chunks without a Seed are those with it. NewChunker mixes the Seed into a table that all chunkers share,
# and the second time that takes it out.
# Seen: github.com/jotfs/fastcdc-go v0.2.0.
# Why it matters here: of a folder of equal files every second one has none of the chunks of the others.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/jotfs/fastcdc-go v0.2.0
END
cat > main.go <<'END'
package main

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"io"
	"math/rand"
	"os"

	"github.com/jotfs/fastcdc-go"
)

func chunks(file []byte, seed uint64) map[[32]byte]bool {
	found := map[[32]byte]bool{}
	chunker, err := fastcdc.NewChunker(bytes.NewReader(file), fastcdc.Options{AverageSize: 1024, Seed: seed})
	if err != nil {
		panic(err)
	}
	for {
		chunk, err := chunker.Next()
		if err == io.EOF {
			return found
		}
		found[sha256.Sum256(chunk.Data)] = true
	}
}

func main() {
	file := make([]byte, 200000)
	rand.New(rand.NewSource(1)).Read(file)
	plain := chunks(file, 0)
	fmt.Println("fastcdc-go v0.2.0")
	shared := ""
	for _, seed := range []uint64{0, 0x9e3779b97f4a7c15, 0x9e3779b97f4a7c15, 0x9e3779b97f4a7c15, 0} {
		equal := 0
		current := chunks(file, seed)
		for chunk := range current {
			if plain[chunk] {
				equal++
			}
		}
		fmt.Printf("Seed %d: %d chunks, %d of them as in the first run without a Seed\n", seed, len(current), equal)
		shared += fmt.Sprint(equal == len(plain), " ")
	}
	if shared != "true false true false false " {
		fmt.Fprintln(os.Stderr, "changed: each Seed has its own chunks")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || exit 2
./finding
