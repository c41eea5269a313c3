#!/usr/bin/env bash
# goxml2json makes JSON of XML. A good guess for the text of a paragraph with other elements in it, "one<br/>two<br/>three":
# the three pieces joined or in a list. It is "three": each piece takes the place of the one before, and what stands before
# and between the elements is lost without an error. Of "Hello <b>bold</b> world" the text is "world".
# Seen: github.com/basgys/goxml2json v1.1.0.
# Why it matters here: of a poem or an address the last line is kept, and all that end alike are equal.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/basgys/goxml2json v1.1.0
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"
	"strings"

	xml2json "github.com/basgys/goxml2json"
)

func main() {
	fmt.Println("goxml2json v1.1.0")
	seen := ""
	for _, text := range []string{"<p>Hello world</p>", "<p>Hello <b>bold</b> world</p>", "<p>one<br/>two<br/>three</p>"} {
		json, err := xml2json.Convert(strings.NewReader(text))
		if err != nil {
			panic(err)
		}
		fmt.Println(text, "->", strings.TrimSpace(json.String()))
		seen += strings.TrimSpace(json.String()) + " "
	}
	if seen != `{"p": "Hello world"} {"p": {"#content": "world", "b": "bold"}} {"p": {"#content": "three", "br": ["", ""]}} ` {
		fmt.Fprintln(os.Stderr, "changed: all pieces of a text are read")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
