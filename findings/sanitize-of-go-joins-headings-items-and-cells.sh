#!/usr/bin/env bash
# sanitize of Go has a function HTML that makes plain text of a page, with a line break for a paragraph. A good guess for
# headings, items of a list, cells and divisions: each is a word or a line of its own. Only the end of a paragraph and <br>
# are a break: "PricesTen crownsFive crowns" and "The fair is open.The boats come.", and a line break of the source between
# two cells is taken out as well.
# Seen: github.com/kennygrant/sanitize v1.2.4.
# Why it matters here: the last word of each item and the first of the next are one that no search finds.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/kennygrant/sanitize v1.2.4
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	"github.com/kennygrant/sanitize"
)

func main() {
	fmt.Println("sanitize v1.2.4")
	seen := ""
	for _, page := range []string{"<p>One</p><p>Two</p>", "<h1>Prices</h1><ul><li>Ten crowns</li><li>Five crowns</li></ul>",
		"<div>The fair is open.</div><div>The boats come.</div>", "<td>Hull</td>\n<td>Oslo</td>"} {
		fmt.Printf("%q -> %q\n", page, sanitize.HTML(page))
		seen += sanitize.HTML(page) + "|"
	}
	if seen != "One\nTwo\n|PricesTen crownsFive crowns|The fair is open.The boats come.|HullOslo|" {
		fmt.Fprintln(os.Stderr, "changed: headings and items are apart")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
