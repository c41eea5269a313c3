#!/usr/bin/env bash
# go-pluralize makes plurals and singulars of English words, names in texts among them. A good guess for the singular of "lens",
# "species", "physics" and "Texas": the words as they are, since "news", "series" and "Paris" stay; and for the plural of
# "German", with the rule for "human" at hand: "Germans". They are "len", "specie", "physic", "Texa" and "Germen": an s at the
# end is taken off what is in no list, and a word that ends in man is a man.
# Seen: github.com/gertd/go-pluralize v0.2.1.
# Why it matters here: words brought to one form before they are compared become words that nobody searches for.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.22

require github.com/gertd/go-pluralize v0.2.1
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"
	"strings"

	pluralize "github.com/gertd/go-pluralize"
)

func main() {
	client := pluralize.NewClient()
	fmt.Println("go-pluralize v0.2.1")
	found := []string{}
	for _, word := range []string{"news", "Paris", "lens", "species", "physics", "Texas"} {
		found = append(found, client.Singular(word))
	}
	found = append(found, client.Plural("human"), client.Plural("German"))
	fmt.Println(strings.Join(found, " "))
	if strings.Join(found, " ") != "news Paris len specie physic Texa humans Germen" {
		fmt.Fprintln(os.Stderr, "changed: these words have their own forms")
		os.Exit(1)
	}
}
END
go mod tidy > /dev/null 2>&1 || exit 2
go build -o run . || exit 2
./run
