#!/usr/bin/env bash
# spellchecker of f1monkey learns its words from a text. A good guess for a text with "The boat of Hull": The, boat and Hull
# are right, and boat too with the capital of a sentence's beginning. The text is made small when it is learned, but a word
# that is asked for is not: Hull, The and Boat are wrong, and Fix makes them hull, the and boat. A word with Add keeps its
# capital: then hull is wrong.
# Seen: github.com/f1monkey/spellchecker v1.1.0, AddFrom, IsCorrect and Fix.
# Why it matters here: each first word of a sentence and each name is reported, and corrected to a form that is wrong.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/f1monkey/spellchecker v1.1.0
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/f1monkey/spellchecker"
)

func main() {
	fmt.Println("spellchecker v1.1.0")
	checker, err := spellchecker.New("abcdefghijklmnopqrstuvwxyz")
	if err != nil {
		panic(err)
	}
	checker.AddFrom(strings.NewReader("The boat of Hull"))
	seen := ""
	for _, word := range []string{"boat", "hull", "Hull", "The", "Boat"} {
		fixed, err := checker.Fix(word)
		fmt.Println(word, "is right:", checker.IsCorrect(word), "fixed:", fixed, err)
		seen += fmt.Sprint(checker.IsCorrect(word), " ", fixed, " ")
	}
	if seen != "true boat true hull false hull false the false boat " {
		fmt.Fprintln(os.Stderr, "changed: a word of the text is right")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
