#!/usr/bin/env bash
# aweek turns dates into weeks and weeks such as "2021-W53-1" into dates,. A good guess for week 53 of 2021, a year of 52 weeks:
# an error or a missing value. It is the third of January 2022, the same day as "2022-W01-1", so that two names of weeks are one
# day; read and written again it has changed its year. Week 54, which no year has, is a date as well.
# Seen: r-cran-aweek 1.0.3 of Debian 12 with R 4.2.2.
# Why it matters here: a slip in the number of a week moves a report into the next year, where it is a copy of another.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    r-base-core=4.2.2.20221110-2 r-cran-aweek=1.0.3-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done
mv root/usr/lib/R/etc/Renviron.ucf root/usr/lib/R/etc/Renviron
export R_HOME="$work/root/usr/lib/R" R_SHARE_DIR="$work/root/usr/share/R/share" LC_ALL=C.UTF-8
export R_LIBS="$R_HOME/site-library" LD_LIBRARY_PATH="$R_HOME/lib"
cat > run.R <<'END'
library(aweek)
cat("aweek", format(packageVersion("aweek")), "\n")
weeks <- c("2020-W53-1", "2021-W53-1", "2022-W01-1")
days <- week2date(weeks, week_start = 1)
print(data.frame(weeks, days, again = as.character(date2week(days, week_start = 1))))
last <- week2date("2021-W54-1", week_start = 1)
cat("2021-W54-1:", format(last), "\n")
if (!identical(days[2], days[3]) || !identical(format(last), "2022-01-10")) {
    message("changed: a year has no week that it has not")
    quit(status = 1)
}
END
"$R_HOME/bin/exec/R" --vanilla --no-echo --file=run.R
