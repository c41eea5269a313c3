#!/usr/bin/env bash
# webutils reads what forms send; parse_query() reads the query of an address. A good guess for "formula=y=2x&id=MTI=": the
# values "y=2x" and "MTI=", since only the first equals sign of each pair parts the name from the value, as all browsers read
# it. The values are "y" and "MTI": what follows a second equals sign is dropped without a warning.
# Seen: r-cran-webutils 1.1 of Debian 12 with R 4.2.2.
# Why it matters here: two searches that differ behind an equals sign are one, and an id in base64 is no longer the same.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    r-base-core=4.2.2.20221110-2 r-cran-webutils=1.1-1+b1 r-cran-curl=5.0.0+dfsg-1 r-cran-jsonlite=1.8.4+dfsg-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done
mv root/usr/lib/R/etc/Renviron.ucf root/usr/lib/R/etc/Renviron
export R_HOME="$work/root/usr/lib/R" R_SHARE_DIR="$work/root/usr/share/R/share" LC_ALL=C.UTF-8
export R_LIBS="$R_HOME/site-library" LD_LIBRARY_PATH="$R_HOME/lib"
cat > run.R <<'END'
library(webutils)
cat("webutils", format(packageVersion("webutils")), "\n")
first <- parse_query("formula=y=2x&id=MTI=")
second <- parse_query("formula=y=3x&id=MTI=")
str(first)
str(second)
if (first$formula != "y" || first$id != "MTI" || !identical(first, second)) {
    message("changed: a value goes on behind an equals sign")
    quit(status = 1)
}
END
"$R_HOME/bin/exec/R" --vanilla --no-echo --file=run.R
