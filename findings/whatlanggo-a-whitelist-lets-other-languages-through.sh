#!/usr/bin/env bash
# whatlanggo of Go tells the language of a text; Options.Whitelist names the languages that may be the answer, Blacklist those
# that may not. A good guess for {English, German} and a Greek text: English or German, or no language. It is Greek with a
# confidence of 1; and a Japanese title in Chinese characters is Mandarin although Japanese alone is on the whitelist, or
# Mandarin on the blacklist. The lists are asked for scripts of several languages alone; a script of one language is that
# language.
# Seen: github.com/abadojack/whatlanggo v1.0.1.
# Why it matters here: texts that were to be left out get a stemmer and a stop list of a language that nobody asked for.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/abadojack/whatlanggo v1.0.1
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	"github.com/abadojack/whatlanggo"
)

func main() {
	allow := func(languages ...whatlanggo.Lang) map[whatlanggo.Lang]bool {
		list := map[whatlanggo.Lang]bool{}
		for _, language := range languages {
			list[language] = true
		}
		return list
	}
	fmt.Println("whatlanggo v1.0.1")
	answers := ""
	for _, test := range []struct {
		text, list string
		options    whatlanggo.Options
	}{
		{"Η αγορά ανοίγει στις δέκα", "only English and German", whatlanggo.Options{Whitelist: allow(whatlanggo.Eng, whatlanggo.Deu)}},
		{"東京大学図書館", "only Japanese", whatlanggo.Options{Whitelist: allow(whatlanggo.Jpn)}},
		{"東京大学図書館", "not Mandarin", whatlanggo.Options{Blacklist: allow(whatlanggo.Cmn)}},
	} {
		info := whatlanggo.DetectWithOptions(test.text, test.options)
		fmt.Printf("%s, %s: %s, confidence %v\n", test.text, test.list, info.Lang.String(), info.Confidence)
		answers += fmt.Sprint(info.Lang.Iso6393(), info.Confidence, " ")
	}
	if answers != "ell1 cmn1 cmn1 " {
		fmt.Fprintln(os.Stderr, "changed: the answer is on the list")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || exit 2
./finding
