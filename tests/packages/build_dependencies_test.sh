#!/usr/bin/env bash
# Debian's package is built with what ./dev installs to build: neither list has a library that the other lacks.
#
#   build_dependencies_test.sh SOURCE_FOLDER
set -euo pipefail
cd "$1"

developer=$(sed -n '/^build_packages=(/,/)/p' dev | sed -e 's/^[a-z_]*=//' -e 's/#.*//' | tr -d '()' | tr -s ' ' '\n' |
  grep -E '^[a-z0-9]' | grep -vx build-essential | sort)
# Those of packaging alone are not the developer's.
debian=$(sed -n '/^Build-Depends:/,/^[A-Z]/p' debian/control | sed -e '/^[A-Z].*:.*/{/^Build-Depends/!d}' \
  -e 's/^Build-Depends://' -e 's/(.*)//' -e 's/:any//' | tr -d ' ,' |
  grep -vxE 'debhelper-compat|dh-sequence-.*|' | sort)
if ! difference=$(diff <(echo "$developer") <(echo "$debian")); then
  echo "./dev (<) and debian/control (>) differ in what the build needs:"
  echo "$difference"
  exit 1
fi
