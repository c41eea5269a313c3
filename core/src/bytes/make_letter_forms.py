#!/usr/bin/env python3
"""Writes letter_forms.inc: how characters up to U+FFFF are folded, which combine with those before them, and which are punctuation.

The data is that of Unicode 3.2, which every Python has and no release changes, because folded words are stored. Case is that of
str.casefold(), which Unicode's stability policy fixes for these characters."""

import unicodedata

UNICODE = unicodedata.ucd_3_2_0
KEPT = {"super", "sub", "circle", "square", "fraction", "font", "noBreak"}  # kinds of compatibility that change what is said
IGNORED = [(0xad, 0xad), (0x34f, 0x34f), (0x61c, 0x61c), (0x115f, 0x1160), (0x17b4, 0x17b5), (0x180b, 0x180e), (0x200b, 0x200f),
           (0x202a, 0x202e), (0x2060, 0x206f), (0x3164, 0x3164), (0xfe00, 0xfe0f), (0xfeff, 0xfeff), (0xffa0, 0xffa0)]
# Punctuation of later versions; general punctuation, with what is a space or invisible.
SIGNS = [(0x5c6, 0x5c6), (0x60d, 0x60d), (0x61d, 0x61e), (0x2000, 0x206f), (0x2e00, 0x2e2e), (0x2e30, 0x2e4f), (0x30a0, 0x30a0),
         (0xfe10, 0xfe19)]
IN_WORDS = [(0x55a, 0x55c), (0x55e, 0x55f), (0xf0b, 0xf0c)]  # signs on Armenian vowels, between Tibetan syllables
BLOCK = 64
COMBINES = 0x8000
SIGN = 0x4000


def is_in(code, ranges):
    return any(first <= code <= last for first, last in ranges)


def is_known(code):
    known = UNICODE.category(chr(code)) not in ("Cn", "Cs", "Co") or code == 0x1e9e
    return known and code >= 0x80 and not 0xac00 <= code <= 0xd7a3  # syllables of Hangul are computed


def decomposed(char):
    parts = UNICODE.decomposition(char).split()
    if not parts or parts[0].strip("<>") in KEPT:
        return char
    return "".join(decomposed(chr(int(part, 16))) for part in parts if not part.startswith("<"))


def folded(char):
    if is_in(ord(char), IGNORED):
        return ""
    if char == "\u0130":
        return "i"  # the tokenizer drops the dot
    text = UNICODE.normalize("NFD", decomposed(char)).casefold()
    text = UNICODE.normalize("NFC", UNICODE.normalize("NFD", text).casefold())
    return char if text.startswith(" ") or "\0" in text else text


def pairs():
    """(first, second, both): what composes a letter that folding does not change."""
    found = [("i", "\u0307", "i")]
    for code in filter(is_known, range(0x10000)):
        parts = UNICODE.decomposition(chr(code)).split()
        if len(parts) != 2 or parts[0].startswith("<"):
            continue
        first, second = (chr(int(part, 16)) for part in parts)
        if UNICODE.normalize("NFC", first + second) == chr(code) == folded(chr(code)):
            found.append((first, second, chr(code)))
    return sorted(found)


def is_sign(code):
    char = chr(code)
    to_ascii = folded(char) if is_known(code) else ""
    punctuation = UNICODE.category(char)[0] in "PZ" or (len(to_ascii) == 1 and to_ascii < "\x80" and not to_ascii.isalnum())
    return code >= 0x80 and (punctuation or is_in(code, SIGNS)) and not is_in(code, IN_WORDS)


def classes():
    """[first, last, combining class] of all characters that have one."""
    ranges = []
    for code in range(0x10000):
        number = UNICODE.combining(chr(code)) if is_known(code) else 0
        if number and ranges and ranges[-1][1:] == [code - 1, number]:
            ranges[-1][1] = code
        elif number:
            ranges.append([code, code, number])
    return ranges


def print_array(declaration, rows):
    print(f"constexpr {declaration} = {{")
    for begin in range(0, len(rows), 16):
        print("  " + " ".join(row + "," for row in rows[begin:begin + 16]))
    print("};")


def main():
    composing = pairs()
    seconds = {second for _, second, _ in composing}
    seconds |= {chr(code) for code in range(0x1161, 0x1200)}  # vowels and finals of Hangul
    places = {}
    pool = bytearray(b"\0")  # place 0: the character stays
    blocks = {}
    of_block = []
    for begin in range(0, 0x10000, BLOCK):
        forms = []
        for code in range(begin, begin + BLOCK):
            ignored = is_in(code, IGNORED)
            text = folded(chr(code)) if ignored or is_known(code) else chr(code)
            form = 0
            if text != chr(code):
                if text not in places:
                    places[text] = len(pool)
                    pool += text.encode() + b"\0"
                form = places[text]
            combines = any(char in seconds or UNICODE.combining(char) for char in text) and (ignored or is_known(code))
            forms.append(form | (COMBINES if combines else 0) | (SIGN if is_sign(code) else 0))
        of_block.append(str(blocks.setdefault(tuple(forms), len(blocks))))
    assert len(pool) <= SIGN and len(blocks) <= 256, (len(pool), len(blocks))
    print_array("std::uint8_t kBlockOf[]", of_block)
    print_array("std::uint16_t kForms[]", [hex(form) for forms in blocks for form in forms])
    print_array("unsigned char kTexts[]", [str(byte) for byte in pool])
    print_array("LetterPair kPairs[]", [f"{{{ord(a):#x}, {ord(b):#x}, {ord(c):#x}}}" for a, b, c in composing])
    by_both = sorted((c, a, b) for a, b, c in composing if c != "i")
    print_array("LetterPair kParts[]", [f"{{{ord(a):#x}, {ord(b):#x}, {ord(c):#x}}}" for c, a, b in by_both])
    print_array("ClassRange kClasses[]", [f"{{{first:#x}, {last:#x}, {number}}}" for first, last, number in classes()])


main()
