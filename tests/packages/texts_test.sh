#!/usr/bin/env bash
# Completion and man pages as the build made them, without an installation: completion_test.sh and manual_test.sh.
#
#   texts_test.sh BUILD_FOLDER_OF_PLUGIN_CLI SOURCE
set -euo pipefail
build=$1 source=$2
here=$(realpath "$(dirname "$0")")
prefix=$(mktemp -d)
trap 'rm -rf "$prefix"' EXIT
mkdir -p "$prefix"/{bin,share/{bash-completion/completions,zsh/site-functions,fish/vendor_completions.d,man/man1}}
cp "$build/xapian-neardup" "$build/libxapian-neardup-commands.so" "$prefix/bin"
ln -s "$source/plugin/applications" "$prefix/applications"
cp "$build/texts/xapian-neardup" "$prefix/share/bash-completion/completions"
cp "$build/texts/_xapian-neardup" "$prefix/share/zsh/site-functions"
cp "$build/texts/xapian-neardup.fish" "$prefix/share/fish/vendor_completions.d"
cp "$build"/texts/*.1 "$prefix/share/man/man1"
"$here/completion_test.sh" "$prefix"
"$here/manual_test.sh" "$prefix"
