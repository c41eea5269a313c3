#!/usr/bin/env bash
# RcppTOML reads files of TOML, whose whole numbers have 64 bits. A good guess for 3000000000, a number of bytes, or 4512345678,
# the id of a post, in R, whose integers have 32 bits: a number of floating point, as R's own readers give, or an error. They
# are read as -1294967296 and 217378382, without a warning: only the last 32 bits are kept. Two ids that differ by 4294967296
# are one.
# Seen: r-cran-rcpptoml 0.2.2 of Debian 12 with R 4.2.2.
# Why it matters here: the ids of two records are equal, and a size is below zero.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    r-base-core=4.2.2.20221110-2 r-cran-rcpptoml=0.2.2+dfsg-1 r-cran-rcpp=1.0.10-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done
mv root/usr/lib/R/etc/Renviron.ucf root/usr/lib/R/etc/Renviron
export R_HOME="$work/root/usr/lib/R" R_SHARE_DIR="$work/root/usr/share/R/share" LC_ALL=C.UTF-8
export R_LIBS="$R_HOME/site-library" LD_LIBRARY_PATH="$R_HOME/lib"
cat > run.R <<'END'
library(RcppTOML)
cat("RcppTOML", format(packageVersion("RcppTOML")), "\n")
read <- parseTOML("small = 12\nbytes = 3000000000\nfirst = 217378382\nsecond = 4512345678", fromFile = FALSE)
str(read)
if (read$bytes != -1294967296 || read$first != read$second) {
    message("changed: a number of more than 32 bits is read as written")
    quit(status = 1)
}
END
"$R_HOME/bin/exec/R" --vanilla --no-echo --file=run.R
