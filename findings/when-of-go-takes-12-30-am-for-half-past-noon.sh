#!/usr/bin/env bash
# when of Go finds dates and times in English text; it knows "5pm" and "at 9:30". A good guess for "12:30 am" and "tomorrow at
# 12 am": half past midnight, and midnight. Both are at noon: 12 is added to the hours of the afternoon, and 12 itself is left
# as it is in both halves of the day, so that "12:30 am" and "12:30 pm" are the same moment.
# Seen: github.com/olebedev/when v1.1.0 with all rules of en and common; 0:30 and 11:30 pm are right.
# Why it matters here: what happened just after midnight is sorted to the middle of the day.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/olebedev/when v1.1.0
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"
	"time"

	"github.com/olebedev/when"
	"github.com/olebedev/when/rules/common"
	"github.com/olebedev/when/rules/en"
)

func main() {
	parser := when.New(nil)
	parser.Add(en.All...)
	parser.Add(common.All...)
	today := time.Date(2026, 3, 18, 10, 0, 0, 0, time.UTC)
	fmt.Println("when v1.1.0, today is", today.Format("2006-01-02 15:04"))
	seen := ""
	for _, text := range []string{"The boat left at 11:30 pm", "The boat left at 12:30 am", "The boat left at 12:30 pm",
		"The boat leaves tomorrow at 12 am"} {
		found, err := parser.Parse(text, today)
		if err != nil || found == nil {
			fmt.Println(text, "-> nothing", err)
			continue
		}
		fmt.Printf("%s -> %s, of %q\n", text, found.Time.Format("2006-01-02 15:04"), found.Text)
		seen += found.Time.Format("02 15:04 ")
	}
	if seen != "18 23:30 18 12:30 18 12:30 19 12:00 " {
		fmt.Fprintln(os.Stderr, "changed: 12:30 am is at night")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
