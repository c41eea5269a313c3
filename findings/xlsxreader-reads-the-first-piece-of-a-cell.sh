#!/usr/bin/env bash
# xlsxreader reads the rows of Excel files. A good guess for a cell whose text stands in the sheet itself in two pieces, one
# of them bold: the whole text, as if it stood in the table of shared texts. Only the first piece is read: "Berg, Anna" is
# "Berg, ". And a Japanese word with its reading, as Excel saves what was typed in Japanese, is that reading.
# Seen: github.com/thedatashed/xlsxreader v1.2.8.
# Why it matters here: names are cut, and two words of one sound are equal.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/thedatashed/xlsxreader v1.2.8
END
cat > main.go <<'END'
package main

import (
	"archive/zip"
	"bytes"
	"fmt"
	"os"

	"github.com/thedatashed/xlsxreader"
)

func main() {
	var file bytes.Buffer
	archive := zip.NewWriter(&file)
	office := ` xmlns="http://schemas.openxmlformats.org/`
	link := `<Relationships` + office + `package/2006/relationships"><Relationship Id="r1" Type=` + office[7:] + `officeDocument/`
	table := ` xmlns:r=` + office[7:] + `officeDocument/2006/relationships"` + office + `spreadsheetml/2006/main">`
	for name, text := range map[string]string{
		"_rels/.rels":                link + `2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
		"xl/_rels/workbook.xml.rels": link + `2006/relationships/worksheet" Target="s.xml"/></Relationships>`,
		"xl/styles.xml":              `<styleSheet` + table + `</styleSheet>`,
		"xl/workbook.xml":            `<workbook` + table + `<sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
		"xl/sharedStrings.xml":       `<sst` + table + `<si><t>漢字</t><rPh sb="0" eb="2"><t>カンジ</t></rPh></si></sst>`,
		"xl/s.xml": `<worksheet` + table + `<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><r>` +
			`<t>Berg, </t></r><r><rPr><b/></rPr><t>Anna</t></r></is></c></row></sheetData></worksheet>`,
	} {
		part, _ := archive.Create(name)
		part.Write([]byte(text))
	}
	archive.Close()
	workbook, _ := xlsxreader.NewReader(file.Bytes())
	cells := (<-workbook.ReadRows("S")).Cells
	fmt.Println("xlsxreader v1.2.8:", cells)
	if cells[0].Value != "カンジ" || cells[1].Value != "Berg, " {
		fmt.Fprintln(os.Stderr, "changed: the whole cell is read")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
