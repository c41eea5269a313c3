#!/usr/bin/env bash
# prose of Go cuts texts into words as the Penn Treebank does: didn't is did and n't, John's is John and 's. A good guess for
# "He didn't.": He, did, n't and the full stop. It is He and did: if a sign stands behind n't or 's, the rest of the word is
# gone, sign and all. "He didn't come." has its n't. In the same way 's-Hertogenbosch, a town, is no word at all.
# Seen: github.com/jdkato/prose/v2 v2.0.0.
# Why it matters here: a sentence and its contrary have the same words.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/jdkato/prose/v2 v2.0.0
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/jdkato/prose/v2"
)

func main() {
	fmt.Println("prose v2.0.0")
	words := ""
	for _, text := range []string{"He did.", "He didn't.", "He didn't come.", "It is John's!", "In 's-Hertogenbosch it rains."} {
		document, err := prose.NewDocument(text, prose.WithTagging(false), prose.WithExtraction(false), prose.WithSegmentation(false))
		if err != nil {
			panic(err)
		}
		var tokens []string
		for _, token := range document.Tokens() {
			tokens = append(tokens, token.Text)
		}
		fmt.Println(text, "->", strings.Join(tokens, " | "))
		words += strings.Join(tokens, " ") + "\n"
	}
	if words != "He did .\nHe did\nHe did n't come .\nIt is John\nIn it rains .\n" {
		fmt.Fprintln(os.Stderr, "changed: the words are whole")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || exit 2
./finding
