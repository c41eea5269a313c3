#!/usr/bin/env bash
# rb-tocase turns names from one case into another ("to and from Camel, Pascal, Snake, Kebab and Sentences"). A name that is
# in camel case already loses its first word: to_camel("userName") is "name" and to_camel("maxHTTPSize") "hTTPSize". Each
# capital letter begins a word for to_snake and to_kebab ("max_h_t_t_p_size"), and "don't stop" is "Don'TStop" in Pascal case.
# Good guess: a name that has the wanted case is given back, and a row of capital letters is one word.
# Seen: rb-tocase 1.3.2 of PyPI, Python 3.11.
# Why it matters here: a conversion is to be tried on its own result; what is found by a pattern of capital letters lacks what
# stands before the first of them.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" rb-tocase==1.3.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from rb_tocase import Case

print("rb-tocase", version("rb-tocase"))
found = [Case.to_camel("userName"), Case.to_camel("UserName"), Case.to_camel("maxHTTPSize"),
         Case.to_snake("maxHTTPSize"), Case.to_pascal("don't stop")]
print(found)
if found != ["name", "userName", "hTTPSize", "max_h_t_t_p_size", "Don'TStop"]:
    sys.exit("changed: a name in camel case is kept, or a row of capitals is a word")
END
