#!/usr/bin/env bash
# goldmark-toc puts a table of contents in front of a Markdown text; with a MinDepth of 2 it leaves out the titles of
# chapters. A good guess for a section of level 3 that stands first in the second chapter: it is in the table by itself, as it
# is with all titles. It is listed beneath the last section of level 2 of the first chapter, as if it were a part of that one:
# where the title of the chapter is left out, nothing parts the two chapters.
# Seen: go.abhg.dev/goldmark/toc v0.11.0 with goldmark v1.7.13.
# Why it matters here: readers look for the rules on boats in the part on trains.
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
	"fmt"
	"os"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/text"
	"go.abhg.dev/goldmark/toc"
)

func list(items toc.Items, depth int) (lines string) {
	for _, item := range items {
		if len(item.Title) > 0 {
			lines += strings.Repeat("  ", depth) + string(item.Title) + "\n"
		}
		lines += list(item.Items, depth+1)
	}
	return lines
}

func main() {
	fmt.Println("goldmark toc v0.11.0")
	source := []byte("# Trains\n\n## Tickets\n\n### Dogs\n\n# Boats\n\n### Storms\n\n## Cabins\n")
	document := goldmark.DefaultParser().Parse(text.NewReader(source))
	all, _ := toc.Inspect(document, source)
	part, _ := toc.Inspect(document, source, toc.MinDepth(2))
	fmt.Printf("all titles:\n%sMinDepth 2:\n%s", list(all.Items, 0), list(part.Items, 0))
	if list(part.Items, 0) != "  Tickets\n    Dogs\n    Storms\n  Cabins\n" {
		fmt.Fprintln(os.Stderr, "changed: storms are no part of the tickets")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
