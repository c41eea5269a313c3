#!/usr/bin/env python3
"""The text profiles of tests/core/text_profile_test.cc, computed a second time: rational numbers for the rounding,
Python's own UTF-16 and MD5. Prints each case's digest and name; the test holds what it prints.

    text_profile_oracle.py
"""

import hashlib
import struct
from collections import Counter
from fractions import Fraction


def float32(x):
    """The nearest 32-bit float of a rational number, ties to even, as a rational number."""
    x = Fraction(x)
    if x == 0:
        return x
    unit = Fraction(1)
    while x / unit >= 2**24:
        unit *= 2
    while x / unit < 2**23:
        unit /= 2
    return round(x / unit) * unit  # Python rounds halves to even


def quantum(max_count, rate):
    rounded = int(float32(float32(max_count) * float32(rate)) + Fraction(1, 2))  # down: neither is negative
    return rounded if rounded >= 2 else 2 if max_count > 1 else 1


def utf16_units(text):
    data = text.encode("utf-16-be")
    return struct.unpack(f">{len(data) // 2}H", data)


def profile(tokens, min_length=2, rate=Fraction(1, 100)):
    counts = Counter(token for token in tokens if len(utf16_units(token)) > min_length)
    step = quantum(max(counts.values(), default=0), rate)
    lines = [(-(count // step * step), utf16_units(token), token) for token, count in counts.items() if count >= step]
    return "\n".join(f"{token} {-count}" for count, _, token in sorted(lines))


def repeated(**counts):
    return [token for token, count in counts.items() for _ in range(count)]


def edges():
    """A greatest count, and another token at each count around its quantum's multiples."""
    for greatest in (1, 2, 3, 149, 150, 151, 249, 250, 251, 349, 350, 450, 1000):
        others = {"one": 1, "two": 2, "three": min(3, greatest), "seven": min(7, greatest)}
        yield f"greatest {greatest}", repeated(most=greatest, **others), {}


def cases():
    yield "no token", [], {}
    yield "short tokens", ["a", "of", "be", "be"], {}
    yield "one token", ["alder"], {}
    yield "each once", "the quick brown fox jumps over lazy dog".split(), {}
    yield "tie", repeated(cedar=3, birch=3, alder=2), {}
    yield "beyond the basic plane", ["\U0001F600"] + 2 * ["\U00010400\U00010401", "\uff5e" * 3, "\ud7ff" * 3, "zzz",
                                                         "\ue000aa"], {}
    yield "accents", repeated(été=4, élan=2, naïve=3), {}
    yield "longer than none", ["a", "of", "be", "be", "a"], {"min_length": 0}
    yield "longer than four", repeated(alder=3, elm=5, birch=2), {"min_length": 4}
    yield "rate of a half", repeated(alder=9, birch=5, cedar=4, damson=1), {"rate": Fraction(1, 2)}
    yield "rate of one", repeated(alder=9, birch=8), {"rate": Fraction(1)}
    yield "rate of zero", repeated(alder=9, birch=8, cedar=1), {"rate": Fraction(0)}
    yield from edges()


if __name__ == "__main__":
    for name, tokens, options in cases():
        print(f"{hashlib.md5(profile(tokens, **options).encode()).hexdigest()}  {name}")
