#!/usr/bin/env bash
# fuzzy of sajari learns words from texts and corrects others by them, once a word was seen as often as a threshold says. Save
# writes a model to a file, SaveLight a smaller one without the words below the threshold. A good guess for a program that calls
# SaveLight while it goes on learning: the file lacks the rare words, the program has them. It has lost them as well: a word seen
# three times of four begins at one again, and never comes up if the file is written often. Save leaves the model as it is.
# Seen: github.com/sajari/fuzzy v1.0.0, with a threshold of 4.
# Why it matters here: a search that saves its words each hour only ever learns those that come often within the hour.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/sajari/fuzzy v1.0.0
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	"github.com/sajari/fuzzy"
)

// correction of "harbr" after "harbour" was seen three times, the model was saved, and the word was seen once more
func correction(save func(*fuzzy.Model, string) error) string {
	model := fuzzy.NewModel()
	model.SetThreshold(4)
	model.SetUseAutocomplete(false)
	for count := 0; count < 3; count++ {
		model.TrainWord("harbour")
	}
	if save != nil {
		if err := save(model, "model.json"); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(2)
		}
	}
	model.TrainWord("harbour")
	return model.SpellCheck("harbr")
}

func main() {
	never, full, light := correction(nil), correction((*fuzzy.Model).Save), correction((*fuzzy.Model).SaveLight)
	fmt.Printf("fuzzy v1.0.0, correction of harbr: not saved %q, Save %q, SaveLight %q\n", never, full, light)
	if never != "harbour" || full != "harbour" || light != "" {
		fmt.Fprintln(os.Stderr, "changed: SaveLight leaves the model as it is")
		os.Exit(1)
	}
}
END
go mod download 2> /dev/null && go build -o run . || exit 2
./run
