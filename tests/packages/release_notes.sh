#!/usr/bin/env bash
# The notes of a version: its part of CHANGELOG.md. Only if the tree can be released under this version: everything is
# committed, and each file that has a version has this one; else it says which has not, and what helps.
#
#   release_notes.sh VERSION [SOURCE_FOLDER]
set -euo pipefail
version=$1
cd "${2:-$(dirname "${BASH_SOURCE[0]}")/../..}"
refuse() { echo "$*" >&2 && exit 1; }

[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || refuse "'$version' is no version such as 0.1.0"

# requires FILE FOUND REMEDY
requires() {
  [[ $2 == "$version" ]] || refuse "$1 has the version '$2', not $version: $3"
}

changes=$(git status --porcelain)
[[ -z $changes ]] || refuse "these files differ from the last commit: commit them, or run 'git stash --include-untracked'
$changes"
requires CMakeLists.txt "$(sed -nE 's/^project\(.* VERSION ([^ )]+).*/\1/p' CMakeLists.txt)" \
  "write 'project(XapianNeardup VERSION $version ...)'"
requires debian/changelog "$(sed -nE '1s/^.* \((.*)-[^-]*\).*/\1/p' debian/changelog)" \
  "begin it with an entry 'xapian-neardup ($version-1) unstable; urgency=medium'"
# Without a version of its own the wheel has that of CMakeLists.txt.
own=$(sed -nE 's/^version *= *"(.*)"/\1/p' pyproject.toml)
requires pyproject.toml "${own:-$version}" "take the line out; the wheel has the version of CMakeLists.txt"

notes=$(awk -v heading="## [$version] - " '
  /^## / { here = index($0, heading) == 1 && substr($0, length(heading) + 1) ~ /^[0-9]+-[0-9]+-[0-9]+$/; next }
  here' CHANGELOG.md)
[[ -n $notes ]] || refuse "CHANGELOG.md has nothing below '## [$version] - YYYY-MM-DD':" \
  "write this heading below '## [Unreleased]', above what is new in it"
printf '# xapian-neardup %s\n%s\n' "$version" "$notes"
