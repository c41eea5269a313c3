#!/usr/bin/env python3
"""Write the named character references of HTML, as Python's html.entities knows them, as elements of a C++ array. The
build calls it. Sorted by bytes."""

from html.entities import html5

for name in sorted(html5):
    characters = "".join(f"\\x{byte:02x}" for byte in html5[name].encode())
    print(f'{{"{name}", "{characters}"}},')
