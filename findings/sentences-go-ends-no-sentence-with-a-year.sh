#!/usr/bin/env bash
# sentences splits English text with rules that were learned from many texts. A good guess for "The war ended in 1945. The
# boats came home.": two sentences. They are one, and so is each sentence that ends with a number and the next one: the number
# with its point is taken for an ordinal, as German writes them. "The price is $5. We pay." and "The end came in May. Then it
# rained." are two.
# Seen: github.com/neurosnap/sentences v1.1.2, the tokenizer of its package english.
# Why it matters here: texts on history and prices have half of their sentences, and copies of single ones are not found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/neurosnap/sentences v1.1.2
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	"github.com/neurosnap/sentences/english"
)

func main() {
	fmt.Println("sentences v1.1.2")
	tokenizer, err := english.NewSentenceTokenizer(nil)
	if err != nil {
		panic(err)
	}
	seen := ""
	for _, text := range []string{"The end came in May. Then it rained.", "The price is $5. We pay.",
		"The war ended in 1945. The boats came home.", "She has 3. He has 4.", "It opened in 1984. It rained."} {
		found := tokenizer.Tokenize(text)
		fmt.Printf("%d: ", len(found))
		for _, sentence := range found {
			fmt.Printf("%q ", sentence.Text)
		}
		fmt.Println()
		seen += fmt.Sprint(len(found))
	}
	if seen != "22111" {
		fmt.Fprintln(os.Stderr, "changed: a sentence may end with a number")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
