#!/usr/bin/env bash
# minhash-lsh of Go estimates Jaccard similarities by MinHash. A good guess for sets of 600 six-digit numbers of which half
# are shared, a similarity of 0.33, with 256 hashes: 0.27 to 0.39 in 95 of 100 cases, as the standard error is 0.03. It is
# 0.18, 0.22, 0.55, 0.25, 0.40 and so on, with a standard error of about 0.1, which 24 good hashes have. All 256 are made of
# two (FNV behind eight bytes of the seed), and the last letters of a word hardly reach the highest bits of an FNV, which
# decide what is smallest. The same code with SHA-256 for the two is as exact as it should be.
# Seen: github.com/ekzhu/minhash-lsh v0.0.0-20171225071031, 40 seeds, each with other numbers.
# Why it matters here: words and addresses that differ at their ends are what texts are made of.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require (
	github.com/dgryski/go-minhash v0.0.0-20170608043002-7fe510aff544
	github.com/ekzhu/minhash-lsh v0.0.0-20171225071031-5c06ee8586a1
)
END
cat > main.go <<'END'
package main

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"math"
	"math/rand"
	"os"

	minwise "github.com/dgryski/go-minhash"
	minhashlsh "github.com/ekzhu/minhash-lsh"
)

type sketch interface {
	Push([]byte)
	Signature() []uint64
}

func sha(part int) minwise.Hash64 {
	return func(word []byte) uint64 {
		sum := sha256.Sum256(word)
		return binary.LittleEndian.Uint64(sum[part:])
	}
}

func main() {
	fmt.Println("minhash-lsh v0.0.0-20171225071031, 256 hashes, similarity 0.333, standard error 0.029 expected")
	kinds := map[string]func(int64) sketch{
		"minhash-lsh": func(seed int64) sketch { return minhashlsh.NewMinhash(seed, 256) },
		"SHA-256":     func(int64) sketch { return minwise.NewMinWise(sha(0), sha(8), 256) },
	}
	spread := map[string]float64{}
	for name, create := range kinds {
		squares := 0.0
		for seed := int64(1); seed <= 40; seed++ {
			numbers := rand.New(rand.NewSource(seed)).Perm(900)
			first, second := create(seed), create(seed)
			for i := 0; i < 600; i++ {
				first.Push([]byte(fmt.Sprintf("%06d", numbers[i])))
				second.Push([]byte(fmt.Sprintf("%06d", numbers[i+300])))
			}
			equal, other := 0, second.Signature()
			for i, value := range first.Signature() {
				if value == other[i] {
					equal++
				}
			}
			squares += math.Pow(float64(equal)/256-1.0/3, 2)
		}
		spread[name] = math.Sqrt(squares / 40)
		fmt.Printf("%s: standard error %.3f\n", name, spread[name])
	}
	if spread["minhash-lsh"] < 0.06 {
		fmt.Fprintln(os.Stderr, "changed: 256 hashes are as exact as they should be")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || exit 2
./finding
