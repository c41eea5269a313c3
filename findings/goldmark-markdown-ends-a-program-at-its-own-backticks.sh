#!/usr/bin/env bash
# goldmark-markdown writes Markdown from the tree that goldmark has read, to format files. A good guess for a block of code in
# tildes that shows a block in backticks, as manuals of Markdown have it: it is written so that it is read as the same block.
# All blocks are written with three backticks, also those that were in tildes or in four backticks because backticks are in
# them: the block ends within the example, and a new block begins at its end that takes what follows.
# Seen: github.com/teekennedy/goldmark-markdown v0.5.1 with goldmark v1.7.13; a span of code is written with enough backticks.
# Why it matters here: a file that is formatted twice is another one, and text behind the example is code.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require (
	github.com/teekennedy/goldmark-markdown v0.5.1
	github.com/yuin/goldmark v1.7.13
)
END
cat > main.go <<'END'
package main

import (
	"bytes"
	"fmt"
	"os"
	"strings"

	markdown "github.com/teekennedy/goldmark-markdown"
	"github.com/yuin/goldmark"
)

func main() {
	fmt.Println("goldmark-markdown v0.5.1")
	changed := 0
	for _, fence := range []string{"~~~", "````"} {
		text := "Write:\n\n" + fence + "\n```go\nprint(1)\n```\n" + fence + "\n\nThen *save* it.\n"
		var written, before, after bytes.Buffer
		goldmark.New(goldmark.WithRenderer(markdown.NewRenderer())).Convert([]byte(text), &written)
		goldmark.Convert([]byte(text), &before)
		goldmark.Convert(written.Bytes(), &after)
		fmt.Printf("%q\n-> %q\n   as a page: %q\n", text, written.String(), after.String())
		if strings.Contains(before.String(), "<em>save</em>") && !strings.Contains(after.String(), "<em>save</em>") {
			changed++
		}
	}
	if changed != 2 {
		fmt.Fprintln(os.Stderr, "changed: a block with backticks has a longer fence")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
