#!/usr/bin/env bash
# A version is released only of a tree that is committed and agrees on it; else the file and the remedy are named. Its notes
# are its own part of CHANGELOG.md.
#
#   release_notes_test.sh SOURCE_FOLDER
set -euo pipefail
source=$1
command -v git >/dev/null || { echo "skipped: there is no git" && exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "$*" && exit 1; }

cp "$source/CMakeLists.txt" "$source/pyproject.toml" "$work"
cp -r "$source/debian" "$work"
cd "$work"
sed -i -E '1,/^project/s/ VERSION [0-9.]+/ VERSION 4.5.6/' CMakeLists.txt
sed -i '1s/(.*)/(4.5.6-2)/' debian/changelog
printf '# Changelog\n\n## [Unreleased]\n\n- next\n\n## [4.5.6] - 2020-01-02\n\n### Added\n\n- this\n\n## [4.5.5] - 2020-01-01\n\n- old\n' >CHANGELOG.md
git init --quiet
commit() {
  git add --all
  git -c user.name=nobody -c user.email=nobody@example.org commit --quiet --allow-empty --message "as it is"
}
commit

notes() { "$source/tests/packages/release_notes.sh" "$1" "$work" 2>&1; }

found=$(notes 4.5.6) || fail "a tree that agrees is refused: $found"
[[ $found == $'# xapian-neardup 4.5.6\n\n### Added\n\n- this' ]] || fail "these are the notes: $found"

# refused VERSION TEXT...: and what is said has the texts.
refused() {
  local said text version=$1
  shift
  ! said=$(notes "$version") || fail "released as $version: $said"
  for text in "$@"; do [[ $said == *"$text"* ]] || fail "no '$text' in: $said"; done
}

# spoilt FILE EXPRESSION TEXT...: with the file as sed's expression leaves it.
spoilt() {
  sed -i -E "$2" "$1"
  cmp --silent "$1" <(git show "HEAD:$1") && fail "$2 changes nothing in $1"
  commit
  refused 4.5.6 "$1" "${@:3}"
  git revert --no-commit HEAD && commit
}
git config user.name nobody
git config user.email nobody@example.org

refused four "'four' is no version"
refused 4.5.7 "CMakeLists.txt has the version '4.5.6', not 4.5.7"
spoilt CMakeLists.txt 's/4\.5\.6/4.5.5/' "'4.5.5', not 4.5.6" "VERSION 4.5.6"
spoilt debian/changelog '1s/4\.5\.6-2/4.5.6.1-2/' "'4.5.6.1', not 4.5.6" "(4.5.6-1)"
spoilt pyproject.toml '$a version = "4.5.5"' "'4.5.5', not 4.5.6" "take the line out"
spoilt CHANGELOG.md 's/^## \[4.5.6\].*/## [4.5.6]/' "## [4.5.6] - YYYY-MM-DD"
echo "// changed" >>CMakeLists.txt
refused 4.5.6 "CMakeLists.txt" "commit them"
git checkout --quiet CMakeLists.txt
touch new.txt
refused 4.5.6 "new.txt" "commit them"
echo "a release needs a tree that agrees on its version"
