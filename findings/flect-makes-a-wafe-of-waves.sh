#!/usr/bin/env bash
# flect of Go writes nouns in singular and plural. A good guess: Singularize("waves") is wave and that of caves cave, as shoes
# are a shoe, and the singular of a noun that has no plural s, as gas, iris, lens or canvas, is the noun itself. Waves are a
# wafe, caves a cafe and ties one ty; gas is ga, iris iri, lens len and canvas canva. The other way a giraffe has girafves,
# and a German, in spite of human and its humans, has Germen.
# Seen: github.com/gobuffalo/flect v1.0.3; movies, cookies, wolves and bus are right.
# Why it matters here: a search for wave finds no text with waves, and one for caves finds the cafes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/gobuffalo/flect v1.0.3
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	"github.com/gobuffalo/flect"
)

func main() {
	fmt.Println("flect v1.0.3")
	seen := ""
	for _, word := range []string{"waves", "caves", "cookies", "ties", "gas", "iris", "lens", "canvas"} {
		fmt.Println("singular of", word, "->", flect.Singularize(word))
		seen += flect.Singularize(word) + " "
	}
	for _, word := range []string{"knife", "giraffe", "German"} {
		fmt.Println("plural of", word, "->", flect.Pluralize(word))
		seen += flect.Pluralize(word) + " "
	}
	if seen != "wafe cafe cookie ty ga iri len canva knives girafves Germen " {
		fmt.Fprintln(os.Stderr, "changed: waves are no wafe")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
