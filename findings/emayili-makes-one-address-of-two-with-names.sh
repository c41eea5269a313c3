#!/usr/bin/env bash
# emayili writes mails; as.address() reads an address as it stands in a header, with or without a name. A good guess for "Anna
# Berg <anna@example.org>, Ben Ruiz <ben@example.org>", the usual line of two: two addresses, or an error. It is one address,
# whose name is "Anna Berg anna@example.org>, Ben Ruiz <" and whose address is what is left of both: all angle brackets are
# taken for one pair. One address with a name is read right.
# Seen: r-cran-emayili 0.7.13 of Debian 12 with R 4.2.2.
# Why it matters here: a header with two people gives a third, whose name holds half of the addresses.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    r-base-core=4.2.2.20221110-2 r-cran-emayili=0.7.13-1 r-cran-stringr=1.5.0-1 r-cran-stringi=1.7.12-1 \
    r-cran-magrittr=2.0.3-1 r-cran-glue=1.6.2-1 r-cran-cli=3.6.0-1 r-cran-vctrs=0.5.2-1 r-cran-rlang=1.0.6-1 \
    r-cran-lifecycle=1.0.3+dfsg-1 r-cran-dplyr=1.0.10-1 r-cran-tidyr=1.3.0-1 r-cran-purrr=1.0.1-1 \
    r-cran-tibble=3.1.8+dfsg-1 r-cran-tidyselect=1.2.0+dfsg-1 r-cran-pillar=1.8.1+dfsg-1 r-cran-generics=0.1.3-1 \
    r-cran-r6=2.5.1-1 r-cran-xml2=1.3.3-1+b1 r-cran-rvest=1.0.3-1 r-cran-httr=1.4.5+dfsg-1 \
    r-cran-curl=5.0.0+dfsg-1 r-cran-logger=0.2.2-1 r-cran-mime=0.12-1+b1 r-cran-commonmark=1.8.1-1 \
    r-cran-htmltools=0.5.4-1 r-cran-fastmap=1.1.1-1 r-cran-digest=0.6.31-1 r-cran-base64enc=0.1-3-3 \
    r-cran-rmarkdown=2.20+dfsg-1 r-cran-knitr=1.42+dfsg-1 r-cran-xfun=0.37+dfsg-1 r-cran-evaluate=0.20-1 \
    r-cran-utf8=1.2.3-1 r-cran-fansi=1.0.4-1 r-cran-pkgconfig=2.0.3-2 r-cran-jsonlite=1.8.4+dfsg-1 \
    r-cran-withr=2.5.0-1 r-cran-ellipsis=0.3.2-2 r-cran-selectr=0.4-2-2 r-cran-urltools=1.7.3+dfsg-2 \
    r-cran-triebeard=0.3.0-4 r-cran-rcpp=1.0.10-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done
mv root/usr/lib/R/etc/Renviron.ucf root/usr/lib/R/etc/Renviron
export R_HOME="$work/root/usr/lib/R" R_SHARE_DIR="$work/root/usr/share/R/share" LC_ALL=C.UTF-8
export R_LIBS="$R_HOME/site-library" LD_LIBRARY_PATH="$R_HOME/lib"
cat > run.R <<'END'
suppressMessages(library(emayili))
cat("emayili", format(packageVersion("emayili")), "\n")
one <- as.address("Anna Berg <anna@example.org>")
two <- as.address("Anna Berg <anna@example.org>, Ben Ruiz <ben@example.org>")
print(one)
print(two)
cat(length(two), "address with the name", display(two), "\n")
if (length(two) != 1 || !grepl("anna@example.org>", display(two), fixed = TRUE) || display(one) != "Anna Berg") {
    message("changed: two people are two addresses")
    quit(status = 1)
}
END
"$R_HOME/bin/exec/R" --vanilla --no-echo --file=run.R
