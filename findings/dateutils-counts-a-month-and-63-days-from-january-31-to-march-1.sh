#!/usr/bin/env bash
# dateutils counts between two dates: ddiff with the format "%m %d" gives months and days. A good guess for the 31st of January
# to the 1st of March 2024, which are 30 days: 1 month and 1 day, as the month ends on the 29th of February, or 0 months and 30
# days. It is 1 month and 63 days; from the 31st of December to the same day of 2025 it is 2 months and 62 days. From the 31st
# of January to the 30th of March it is 1 month and 28 days. In days alone all are right.
# Seen: dateutils 0.4.10-1 of Debian 12.
# Why it matters here: who pays by the month and the day pays for two months more, each time that a short February lies
# between.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download dateutils=0.4.10-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

results=""
for dates in "2024-01-31 2024-03-01" "2024-12-31 2025-03-01" "2024-01-31 2024-03-30" "2024-01-15 2024-03-01"; do
    months=$(root/usr/bin/dateutils.ddiff $dates -f "%m months %d days")
    echo "dateutils 0.4.10: $dates: $months, or $(root/usr/bin/dateutils.ddiff $dates -f "%d") days"
    results="$results$months, "
done
if [ "$results" != "1 months 63 days, 2 months 62 days, 1 months 28 days, 1 months 15 days, " ]; then
    echo "changed: there are no 63 days behind a month" >&2
    exit 1
fi
