#!/usr/bin/env python3
"""Write named_references.inc, the named character references of HTML, as Python's html.entities knows them.

    ./make_named_references.py >named_references.inc"""

from html.entities import html5

WIDEST = 120


def entry(name):
    characters = "".join(f"\\x{byte:02x}" for byte in html5[name].encode())
    return f'{{"{name}", "{characters}"}},'


def main():
    print("// Made by make_named_references.py. Sorted by bytes.")
    line = ""
    for name in sorted(html5):
        following = entry(name)
        if line and len(line) + 1 + len(following) > WIDEST:
            print(line)
            line = ""
        line = f"{line} {following}".strip()
    print(line)


if __name__ == "__main__":
    main()
