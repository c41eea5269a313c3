#!/usr/bin/env bash
# pl.Date of Penlight for Lua reads dates without being told their form. A good guess for "May 4 2024": the same day as for "4
# May 2024", which is read well, or nothing. It is the first of May 2004, at 20:24: behind the name of a month, the next number
# is the year, and four digits behind that are a time. March 3 2021 is 20:21 on the first of March 2003, and 20240504 is today
# at 20:24:05. Dec 25 1999 is an error, as 99 is no minute.
# Seen: lua-penlight 1.13.1-3 of Debian 12.
# Why it matters here: an American date is twenty years away, with a time that nobody wrote, and most of them give no error.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    lua-penlight=1.13.1-3 lua5.3=5.3.6-2 liblua5.3-0=5.3.6-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.lua <<'END'
local Date = require("pl.Date")

local results = {}
for _, text in ipairs({"4 May 2024", "May 4 2024", "March 3 2021"}) do
  local date, message = Date.Format():parse(text)
  results[#results + 1] = tostring(date or message):sub(1, 16)
  print("lua-penlight 1.13.1: " .. text .. " -> " .. results[#results])
end
if table.concat(results, " ") ~= "2024-05-04T12:00 2004-05-01T20:24 2003-03-01T20:21" then
  io.stderr:write("changed: a day behind the month is a day\n")
  os.exit(1)
end
END
libraries=$(echo "$work"/root/usr/lib/*-linux-gnu*)
LD_LIBRARY_PATH="$libraries" LUA_CPATH="$libraries/lua/5.3/?.so" \
    LUA_PATH="$work/root/usr/share/lua/5.3/?.lua;$work/root/usr/share/lua/5.3/?/init.lua" "$work/root/usr/bin/lua5.3" run.lua
