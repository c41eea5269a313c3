#!/usr/bin/env bash
# The package tokenizers of R parts a text into words, lines, sentences and paragraphs. A good guess for two paragraphs of a
# file that was saved on Windows, with "\r\n\r\n" between them: two, as for "\n\n", since tokenize_lines() reads both. It is one
# paragraph, and each line end in it is written as two blanks: paragraphs are parted only where two line feeds follow each
# other.
# Seen: r-cran-tokenizers 0.3.0 of Debian 12 with R 4.2.2.
# Why it matters here: two copies of a text have no paragraph in common if one of them has the line ends of Windows.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    r-base-core=4.2.2.20221110-2 r-cran-tokenizers=0.3.0-1 r-cran-stringi=1.7.12-1 r-cran-rcpp=1.0.10-1 \
    r-cran-snowballc=0.7.0-1+b1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done
mv root/usr/lib/R/etc/Renviron.ucf root/usr/lib/R/etc/Renviron
export R_HOME="$work/root/usr/lib/R" R_SHARE_DIR="$work/root/usr/share/R/share" LC_ALL=C.UTF-8
export R_LIBS="$R_HOME/site-library" LD_LIBRARY_PATH="$R_HOME/lib"
cat > run.R <<'END'
library(tokenizers)
cat("tokenizers", format(packageVersion("tokenizers")), "\n")
text <- c("The harbour opens at six.\n\nShips come by night.", "The harbour opens at six.\r\n\r\nShips come by night.")
paragraphs <- tokenize_paragraphs(text)
lines <- tokenize_lines(text)
print(paragraphs)
cat(lengths(paragraphs), "paragraphs and", lengths(lines), "lines\n")
if (!identical(lengths(paragraphs), c(2L, 1L)) || !identical(lines[[1]], lines[[2]])) {
    message("changed: both texts have two paragraphs")
    quit(status = 1)
}
END
"$R_HOME/bin/exec/R" --vanilla --no-echo --file=run.R
