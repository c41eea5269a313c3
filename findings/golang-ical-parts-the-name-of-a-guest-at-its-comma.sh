#!/usr/bin/env bash
# golang-ical reads and writes calendars. A good guess for a guest named "Berg, Anna" in a calendar that is read and written
# again: the name is in quotation marks as it was, for a comma, a semicolon or a colon can stand nowhere else. It is written
# without them and with a backslash, as in a text: CN=Berg\, Anna. golang-ical reads that back, but other programs do not know
# it: for go-ical the guest has two names, a guest "Berg; Hull" loses the role, and of "Hull: Berg" the address is "
# Berg;ROLE=...".
# Seen: github.com/arran4/golang-ical v0.3.2; read by github.com/emersion/go-ical of January 2024.
# Why it matters here: guests are compared and merged by address, and the address is another one after the file was saved.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require (
	github.com/arran4/golang-ical v0.3.2
	github.com/emersion/go-ical v0.0.0-20240127095438-fc1c9d8fb2b6
)
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"
	"strings"

	golangical "github.com/arran4/golang-ical"
	"github.com/emersion/go-ical"
)

func guest(text string) string {
	calendar, _ := ical.NewDecoder(strings.NewReader(text)).Decode()
	guest := calendar.Events()[0].Props.Get("ATTENDEE")
	return fmt.Sprintf("names %q, role %q, address %q", guest.Params["CN"], guest.Params["ROLE"], guest.Value)
}

func main() {
	fmt.Println("golang-ical v0.3.2")
	seen := ""
	for _, name := range []string{"Berg, Anna", "Berg; Hull", "Hull: Berg"} {
		file := "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20260101T000000Z\r\nATTENDEE;CN=\"" +
			name + "\";ROLE=CHAIR:mailto:anna@example.org\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
		calendar, _ := golangical.ParseCalendar(strings.NewReader(file))
		seen += guest(calendar.Serialize()) + "\n"
		fmt.Println("before:", guest(file)+"\nafter: ", guest(calendar.Serialize()))
	}
	if !strings.Contains(seen, `["Berg\\" " Anna"]`) || !strings.Contains(seen, `role [], address " Berg;ROLE=CHAIR:mailto:`) {
		fmt.Fprintln(os.Stderr, "changed: the name is in quotation marks")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
