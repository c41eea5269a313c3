#!/usr/bin/env bash
# urltools takes addresses of the web apart; param_remove() removes a parameter from the query, as one does with the marks of a
# session before pages are compared. A good guess for "?gid=1&id=2" without "id": "?gid=1". It is "?gd=2": the name is looked
# for as a piece of text, is found at the end of "gid", and what stands between there and the next sign is cut out, so that a
# parameter "gd" with the value of the other one is left. With the names in the other order the result is right.
# Seen: r-cran-urltools 1.7.3 of Debian 12 with R 4.2.2.
# Why it matters here: cleaned addresses lead to other pages, and two different pages become equal.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    r-base-core=4.2.2.20221110-2 r-cran-urltools=1.7.3+dfsg-2 r-cran-triebeard=0.3.0-4 r-cran-rcpp=1.0.10-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done
mv root/usr/lib/R/etc/Renviron.ucf root/usr/lib/R/etc/Renviron
export R_HOME="$work/root/usr/lib/R" R_SHARE_DIR="$work/root/usr/share/R/share" LC_ALL=C.UTF-8
export R_LIBS="$R_HOME/site-library" LD_LIBRARY_PATH="$R_HOME/lib"
cat > run.R <<'END'
library(urltools)
cat("urltools", format(packageVersion("urltools")), "\n")
before <- c("http://example.org/show?gid=1&id=2", "http://example.org/show?id=2&gid=1", "http://example.org/show?gid=7&id=2")
after <- param_remove(before, "id")
cat(paste(before, "->", after), sep = "\n")
if (after[1] != "http://example.org/show?gd=2" || after[1] != after[3]) {
    message("changed: the parameter id is removed and gid is left")
    quit(status = 1)
}
END
"$R_HOME/bin/exec/R" --vanilla --no-echo --file=run.R
