#!/usr/bin/env bash
# The package date of R reads dates in many forms. A good guess for "5/2/26" and "10may26", read today: May of 2026, as R's own
# strptime and all spreadsheets read a year below 69; and the ISO form 2026-05-02 is read at all. The years are 1926, shown as
# "2May26" without the century, so that it is not seen; 31/12/2026 and the ISO form are missing values without a warning.
# Seen: r-cran-date 1.2.42 of Debian 12 with R 4.2.2.
# Why it matters here: a log of this year is sorted a century before that of the year 1999.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download r-base-core=4.2.2.20221110-2 r-cran-date=1.2.42-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done
mv root/usr/lib/R/etc/Renviron.ucf root/usr/lib/R/etc/Renviron
export R_HOME="$work/root/usr/lib/R" R_SHARE_DIR="$work/root/usr/share/R/share" LC_ALL=C.UTF-8
export R_LIBS="$R_HOME/site-library" LD_LIBRARY_PATH="$R_HOME/lib"
cat > run.R <<'END'
library(date)
cat("date", format(packageVersion("date")), "\n")
text <- c("5/2/26", "10may26", "5/2/2026", "12/31/99", "2026-05-02")
read <- as.date(text)
years <- date.mdy(read)$year
cat(paste(text, "->", as.character(read), "of", years), sep = "\n")
cat("strptime reads the first as", format(as.Date("5/2/26", "%m/%d/%y")), "\n")
if (!identical(as.integer(years[1:3]), c(1926L, 1926L, 2026L)) || !is.na(read[5])) {
    message("changed: 26 is 2026")
    quit(status = 1)
}
END
"$R_HOME/bin/exec/R" --vanilla --no-echo --file=run.R
