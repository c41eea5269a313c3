#!/usr/bin/env bash
# cat of Go (lu4p) gives the text of office files. A good guess for a .docx of three paragraphs, two of them with the attribute
# w:rsidR with which Word notes when a paragraph was saved: all three. It gives the one without the attribute alone; the pattern
# is the bare tag. Entities are left as they are, "bread &amp; fish". A file that Word has saved has no text; one of
# LibreOffice, which writes the bare tag, has it all.
# Seen: github.com/lu4p/cat v0.1.5.
# Why it matters here: documents are empty without an error, and all empty ones are copies of each other.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/lu4p/cat v0.1.5
END
cat > main.go <<'END'
package main

import (
	"archive/zip"
	"bytes"
	"fmt"
	"os"

	"github.com/lu4p/cat"
)

const word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"

func document(paragraphs string) []byte {
	var file bytes.Buffer
	parts := zip.NewWriter(&file)
	types, _ := parts.Create("[Content_Types].xml")
	types.Write([]byte(`<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`))
	part, _ := parts.Create("word/document.xml")
	part.Write([]byte(`<w:document xmlns:w="` + word + `"><w:body>` + paragraphs + `</w:body></w:document>`))
	parts.Close()
	return file.Bytes()
}

func main() {
	text, err := cat.FromBytes(document(`<w:p w:rsidR="00A10001"><w:r><w:t>The fair opens.</w:t></w:r></w:p>` +
		`<w:p><w:r><w:t>There is bread &amp; fish.</w:t></w:r></w:p>` +
		`<w:p w:rsidR="00A10001"><w:r><w:t>It closes at ten.</w:t></w:r></w:p>`))
	fmt.Printf("cat v0.1.5: %q %v\n", text, err)
	if text != "There is bread &amp; fish.\n" {
		fmt.Fprintln(os.Stderr, "changed: all three paragraphs are there")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || exit 2
./finding
