#!/usr/bin/env bash
# goldmark-toc puts a table of contents in front of a Markdown text. A good guess for a heading that is "Jazz &amp; blues" in
# the source, as Markdown allows it: the line of the table reads Jazz & blues, as the heading does, and as it is for "Rock &
# pop" with the sign alone. It reads "Jazz &amp; blues": the entity is taken as it stands in the source and escaped once more,
# and "caf&eacute;" stays so too.
# Seen: go.abhg.dev/goldmark/toc v0.11.0 with goldmark v1.7.13; a backslash in front of a star is read.
# Why it matters here: a heading that is looked for in the table is not found, and readers see the source.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require (
	go.abhg.dev/goldmark/toc v0.11.0
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

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/parser"
	"go.abhg.dev/goldmark/toc"
)

func main() {
	fmt.Println("goldmark toc v0.11.0")
	var page bytes.Buffer
	markdown := goldmark.New(goldmark.WithParserOptions(parser.WithAutoHeadingID()), goldmark.WithExtensions(&toc.Extender{}))
	markdown.Convert([]byte("# Rock & pop\n\n# Jazz &amp; blues\n\n# The caf&eacute;\n\n# 2 \\* 3\n"), &page)
	fmt.Println(page.String())
	table, headings, _ := strings.Cut(page.String(), "</ul>")
	if !strings.Contains(headings, ">Jazz &amp; blues<") || !strings.Contains(table, ">Rock &amp; pop<") ||
		!strings.Contains(table, ">Jazz &amp;amp; blues<") || !strings.Contains(table, ">The caf&amp;eacute;<") {
		fmt.Fprintln(os.Stderr, "changed: the table shows what the headings show")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
