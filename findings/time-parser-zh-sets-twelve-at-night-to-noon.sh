#!/usr/bin/env bash
# time-parser-zh reads dates and times of Chinese sentences. A good guess for 晚上十二点 and 半夜十二点, twelve in the evening and twelve
# at midnight: midnight. Both are twelve noon of the same day, as 中午十二点 is, and 晚上1点, one at night, is one in the afternoon. Of
# days, 大后天 (in three days) is read as the 后天 in it (in two), 下个月十五号 (the 15th of next month) as the whole month, and 昨天到今天
# (from yesterday to today) as yesterday.
# Seen: time-parser-zh 1.0.0 of PyPI.
# Why it matters here: none of these fails, so a question with such a time is answered for another half of the day.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" time-parser-zh==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from datetime import datetime

from time_parser_zh import extract_datetime_point, parse_time_expression

today = datetime(2024, 5, 15, 10, 0)


def time(text):
    return str(extract_datetime_point(text, today=today).datetime)[5:16]


times = {"晚上八点": "05-15 20:00", "中午十二点": "05-15 12:00", "零点": "05-15 00:00"}
wrong = {"晚上十二点": "05-15 12:00", "半夜十二点": "05-15 12:00", "晚上1点": "05-15 13:00"}
days = {"后天": ("2024-05-17", "2024-05-17"), "大后天": ("2024-05-17", "2024-05-17"),
        "下个月十五号": ("2024-06-01", "2024-06-30"), "昨天到今天": ("2024-05-14", "2024-05-14")}
print("time-parser-zh 1.0.0 on May 15, 2024")
for text in [*times, *wrong]:
    print(text, time(text))
for text in days:
    print(text, parse_time_expression(text, today=today))
if any(time(text) != value for text, value in times.items()) or parse_time_expression("后天", today=today) != days["后天"]:
    sys.exit("changed: eight in the evening, noon, midnight or the day after tomorrow is read in another way")
if any(time(text) != value for text, value in wrong.items()):
    sys.exit("changed: twelve or one at night is another time")
if any(parse_time_expression(text, today=today) != value for text, value in days.items()):
    sys.exit("changed: another day, or other days, are read")
END
