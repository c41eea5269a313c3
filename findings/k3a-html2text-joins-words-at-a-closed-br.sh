#!/usr/bin/env bash
# html2text of Go (k3a) makes text of HTML, <br> and <br/> are line breaks. A good guess for <br />, as XHTML and most editors
# write it, and for <br class="x">: the same. The words on both sides are joined: the tag is compared as it stands, blank and
# attributes included. An item <li class="x"> has no line of its own either, and so have all table cells and blocks (<div>,
# <td>).
# Seen: github.com/k3a/html2text v1.3.0.
# Why it matters here: address lines and poems become words that nobody searches for, by the habits of the editor.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/k3a/html2text v1.3.0
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	"github.com/k3a/html2text"
)

func main() {
	fmt.Println("html2text v1.3.0")
	texts := ""
	for _, page := range []string{
		"Ann Rivers<br>Quay 4", "Ann Rivers<br/>Quay 4", "Ann Rivers<br />Quay 4", "Ann Rivers<br class='x'>Quay 4",
		"<ul><li>bread</li><li>fish</li></ul>", "<ul><li class='x'>bread</li><li class='x'>fish</li></ul>",
	} {
		text := html2text.HTML2TextWithOptions(page, html2text.WithUnixLineBreaks())
		fmt.Printf("%s -> %q\n", page, text)
		texts += fmt.Sprintf("%q ", text)
	}
	if texts != `"Ann Rivers\nQuay 4" "Ann Rivers\nQuay 4" "Ann RiversQuay 4" "Ann RiversQuay 4" "\nbread\nfish\n" "breadfish\n" ` {
		fmt.Fprintln(os.Stderr, "changed: all line breaks are there")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || exit 2
./finding
