#!/usr/bin/env bash
# lua-json, also called luajson, reads and writes JSON in Lua. A good guess for a number of 15 digits, as 123456789012345,
# which Lua 5.1 keeps exactly: the same digits, read or written. It is read well, and written as 1.2345678901234e+14, which is
# 123456789012340: a number goes through tostring, which has 14 digits. A face, \ud83d\ude00 in JSON, is read as two halves of
# three bytes each, which are no UTF-8; a face that is written as such stays.
# Seen: lua-json 1.3.4-2 of Debian 12 with Lua 5.1; with Lua 5.3 the number is right, and the face is not.
# Why it matters here: identifiers and times in microseconds become those of somebody else, when a file is only read and saved.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    lua-json=1.3.4-2 lua-lpeg=1.0.2-2 lua5.1=5.1.5-9 liblua5.1-0=5.1.5-9 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.lua <<'END'
local json = require("json")

local number = json.decode("123456789012345")
local written = json.encode(number)
local face = json.decode('"\\ud83d\\ude00"')
print("lua-json 1.3.4: 123456789012345 -> " .. written, "read well: " .. tostring(number == 123456789012345),
      "a face of " .. #face .. " bytes")
if number ~= 123456789012345 or written ~= "1.2345678901234e+14" or #face ~= 6 then
  io.stderr:write("changed: a number keeps its digits, and a face is one of four bytes\n")
  os.exit(1)
end
END
libraries=$(echo "$work"/root/usr/lib/*-linux-gnu*)
LD_LIBRARY_PATH="$libraries" LUA_CPATH="$libraries/lua/5.1/?.so" \
    LUA_PATH="$work/root/usr/share/lua/5.1/?.lua;$work/root/usr/share/lua/5.1/?/init.lua" "$work/root/usr/bin/lua5.1" run.lua
