#!/usr/bin/env bash
# indonesian-number-normalizer writes the numbers of a text in Indonesian words; it knows percentages, times, amounts and
# "integers, decimals, negatives". A good guess for the date 17.08.1945, for the pages 10-12 and for 13:05: three numbers; ten
# and twelve; and a time in the afternoon. The date is "tujuh belas.delapan ribu seratus sembilan puluh empatlima", 17, 8194
# and 5, since a point and three digits make thousands. The pages are "sepuluhminus dua belas", ten-minus twelve in one word,
# and 13:05 and 01:05 are both "satu lewat lima menit".
# Seen: indonesian-number-normalizer 0.1.1 of PyPI.
# Why it matters here: dates, pages and parts of numbers for the telephone are in nearly all texts; what is read aloud is wrong
# and joined.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" indonesian-number-normalizer==0.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

from indonesian_number_normalizer import create_normalizer

print("indonesian-number-normalizer", version("indonesian-number-normalizer"))
normalizer = create_normalizer()
texts = []
for text in ("17.08.1945", "Halaman 10-12", "Jam 13:05", "Jam 01:05", "Rp4.150"):
    texts.append(normalizer.normalize_text(text))
    print(text, "->", texts[-1])
if "delapan ribu seratus sembilan puluh empatlima" not in texts[0] or "sepuluhminus" not in texts[1] or texts[2] != texts[3]:
    raise SystemExit("changed: a date, a range and the hours of the afternoon are read")
END
