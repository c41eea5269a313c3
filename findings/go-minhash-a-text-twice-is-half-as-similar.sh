#!/usr/bin/env bash
# A bottom-k sketch holds the k smallest hashes of a set; its Push adds an element to the set. A good guess for go-minhash: to add
# a word again changes nothing, so a text and the same text twice have a similarity of 1, and a sketch merged with its equal is
# itself. Both have 0.5: each time a word comes again its hash takes one more of the k places. The text twice also counts 1.7
# times as many words.
# Seen: github.com/dgryski/go-minhash v0.0.0-20170608043002, NewBottomK with 64 places, on 500 words; its NewMinWise gives 1.
# Why it matters here: real texts repeat their words, so frequent words fill the sketch.
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

func hash(seed byte) func([]byte) uint64 {
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

type sketch interface{ Push([]byte) }

func add(to sketch, times int) {
	for ; times > 0; times-- {
		for number := 0; number < 500; number++ {
			to.Push([]byte(fmt.Sprintf("word%d", number)))
		}
	}
}

func main() {
	once, twice := minhash.NewBottomK(hash(1), 64), minhash.NewBottomK(hash(1), 64)
	add(once, 1)
	add(twice, 2)
	twins := [2]*minhash.BottomK{minhash.NewBottomK(hash(1), 64), minhash.NewBottomK(hash(1), 64)}
	add(twins[0], 1)
	add(twins[1], 1)
	twins[0].Merge(twins[1])
	one, two := minhash.NewMinWise(hash(1), hash(2), 64), minhash.NewMinWise(hash(1), hash(2), 64)
	add(one, 1)
	add(two, 2)
	fmt.Println("go-minhash v0.0.0-20170608043002, a text and the text twice: BottomK", once.Similarity(twice),
		"MinWise", one.Similarity(two))
	fmt.Println("merged with its equal:", twins[0].Similarity(once))
	fmt.Println("500 words counted: once", once.Cardinality(), "twice", twice.Cardinality())
	if once.Similarity(twice) != 0.5 || twins[0].Similarity(once) != 0.5 || one.Similarity(two) != 1 {
		fmt.Fprintln(os.Stderr, "changed: a repeated word is in the set once")
		os.Exit(1)
	}
}
END
go mod download 2> /dev/null && go build -o run . || exit 2
./run
