#!/usr/bin/env bash
# tm, the text mining of R, has three tokenizers to choose from: Boost, MC and scan. A good guess for MC_tokenizer() of "café
# Zürich 2024", in a session that knows UTF-8: the two words, perhaps with the year. The words are "caf", "Z" and "rich": what
# is not a letter of ASCII parts words, so that "crème" is "cr" and "me", a word of English. The other two leave all letters in
# their words.
# Seen: r-cran-tm 0.7-11 of Debian 12 with R 4.2.2.
# Why it matters here: texts in French or German are indexed as pieces of words, and "über" is found as "ber".
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    r-base-core=4.2.2.20221110-2 r-cran-tm=0.7-11-1 r-cran-nlp=0.2-1-1 r-cran-slam=0.1-50-1 r-cran-xml2=1.3.3-1+b1 \
    r-cran-rcpp=1.0.10-1 r-cran-bh=1.74.0-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done
mv root/usr/lib/R/etc/Renviron.ucf root/usr/lib/R/etc/Renviron
export R_HOME="$work/root/usr/lib/R" R_SHARE_DIR="$work/root/usr/share/R/share" LC_ALL=C.UTF-8
export R_LIBS="$R_HOME/site-library" LD_LIBRARY_PATH="$R_HOME/lib"
cat > run.R <<'END'
suppressMessages(library(tm))
cat("tm", format(packageVersion("tm")), "\n")
text <- "Caf\u00e9 cr\u00e8me in Z\u00fcrich 2024"
words <- MC_tokenizer(text)
cat(words, sep = " | ")
cat("\n")
cat(Boost_tokenizer(text), sep = " | ")
cat("\n")
if (!identical(words, c("Caf", "cr", "me", "in", "Z", "rich"))) {
    message("changed: a letter with an accent belongs to its word")
    quit(status = 1)
}
END
"$R_HOME/bin/exec/R" --vanilla --no-echo --file=run.R
