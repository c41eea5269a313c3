#!/usr/bin/env python3
"""Recomputes vectors.jsonl from its token lists: a second implementation, written from plugin/FORMAT.md.

Of every listed text, under every listed scheme: token hashes, digests, features, fingerprint, MinHash, terms and the bytes
of both values. Only the step from text to tokens is not repeated here. Standard library only; XXH3 and lookup8 are written
out.

    oracle.py [FILE]    compares; prints each difference and exits 1 if there is one
"""

import hashlib
import json
import os
import sys
from collections import Counter
from fractions import Fraction
from math import factorial

sys.dont_write_bytecode = True
import text_profile_oracle

MASK = (1 << 64) - 1
GOLDEN_STEP = 0x9E3779B97F4A7C15


# --- XXH3, 64 bits (xxHash specification 0.8) ---

P32_1, P32_2, P32_3 = 0x9E3779B1, 0x85EBCA77, 0xC2B2AE3D
P64_1, P64_2, P64_3 = 0x9E3779B185EBCA87, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9
P64_4, P64_5 = 0x85EBCA77C2B2AE63, 0x27D4EB2F165667C5
SECRET = bytes.fromhex(
    "b8fe6c3923a44bbe7c01812cf721ad1cded46de9839097db7240a4a4b7b3671fcb79e64eccc0e578825ad07dccff7221"
    "b8084674f743248ee03590e6813a264c3c2852bb91c300cb88d0658b1b532ea371644897a20df94e3819ef46a9deacd8"
    "a8fa763fe39c343ff9dcbbc7c70b4f1d8a51e04bcdb45931c89f7ec9d9787364eac5ac8334d3ebc3c581a0fffa1363eb"
    "170ddd51b7f0da49d316552629d4689e2b16be587d47a1fc8ff8b8d17ad031ce45cb3a8f95160428afd7fbcabb4b407e")


def read32(raw, at):
    return int.from_bytes(raw[at:at + 4], "little")


def read64(raw, at):
    return int.from_bytes(raw[at:at + 8], "little")


def rotate(x, bits):
    return (x << bits | x >> (64 - bits)) & MASK


def fold(a, b):
    product = a * b
    return (product & MASK) ^ (product >> 64)


def avalanche(h):
    h ^= h >> 37
    h = h * 0x165667919E3779F9 & MASK
    return h ^ h >> 32


def avalanche_of_xxh64(h):
    h ^= h >> 33
    h = h * P64_2 & MASK
    h ^= h >> 29
    h = h * P64_3 & MASK
    return h ^ h >> 32


def mix_16(data, at, secret_at, seed):
    return fold(read64(data, at) ^ (read64(SECRET, secret_at) + seed & MASK),
                read64(data, at + 8) ^ (read64(SECRET, secret_at + 8) - seed & MASK))


def xxh3_up_to_16(data, seed):
    n = len(data)
    if n > 8:
        low = read64(data, 0) ^ ((read64(SECRET, 24) ^ read64(SECRET, 32)) + seed & MASK)
        high = read64(data, n - 8) ^ ((read64(SECRET, 40) ^ read64(SECRET, 48)) - seed & MASK)
        swapped = int.from_bytes(low.to_bytes(8, "little"), "big")
        return avalanche(n + swapped + high + fold(low, high) & MASK)
    if n >= 4:
        seed ^= int.from_bytes((seed & 0xFFFFFFFF).to_bytes(4, "little"), "big") << 32
        flip = (read64(SECRET, 8) ^ read64(SECRET, 16)) - seed & MASK
        h = (read32(data, n - 4) + (read32(data, 0) << 32)) ^ flip
        h ^= rotate(h, 49) ^ rotate(h, 24)
        h = h * 0x9FB21C651E98DF25 & MASK
        h ^= (h >> 35) + n
        h = h * 0x9FB21C651E98DF25 & MASK
        return h ^ h >> 28
    if n:
        combined = data[0] << 16 | data[n >> 1] << 24 | data[n - 1] | n << 8
        return avalanche_of_xxh64(combined ^ ((read32(SECRET, 0) ^ read32(SECRET, 4)) + seed & MASK))
    return avalanche_of_xxh64(seed ^ read64(SECRET, 56) ^ read64(SECRET, 64))


def xxh3_17_to_128(data, seed):
    n = len(data)
    h = n * P64_1
    for pair in range((n - 1) // 32 + 1):
        h += mix_16(data, 16 * pair, 32 * pair, seed)
        h += mix_16(data, n - 16 * (pair + 1), 32 * pair + 16, seed)
    return avalanche(h & MASK)


def xxh3_129_to_240(data, seed):
    n = len(data)
    h = n * P64_1
    for i in range(8):
        h += mix_16(data, 16 * i, 16 * i, seed)
    h = avalanche(h & MASK)
    for i in range(8, n // 16):
        h += mix_16(data, 16 * i, 16 * (i - 8) + 3, seed)
    h += mix_16(data, n - 16, 136 - 17, seed)
    return avalanche(h & MASK)


def long_lanes(data, seed):
    """The eight lanes after all stripes, and the secret of the seed."""
    secret = b"".join(
        (read64(SECRET, i) + seed & MASK).to_bytes(8, "little") + (read64(SECRET, i + 8) - seed & MASK).to_bytes(8, "little")
        for i in range(0, 192, 16))
    lanes = [P32_3, P64_1, P64_2, P64_3, P64_4, P32_2, P64_5, P32_1]

    def accumulate(at, secret_at):
        for i in range(8):
            value = read64(data, at + 8 * i)
            keyed = value ^ read64(secret, secret_at + 8 * i)
            lanes[i ^ 1] = lanes[i ^ 1] + value & MASK
            lanes[i] = lanes[i] + (keyed & 0xFFFFFFFF) * (keyed >> 32) & MASK

    n = len(data)
    for stripe in range((n - 1) // 64):
        accumulate(64 * stripe, 8 * (stripe % 16))
        if stripe % 16 == 15:
            for i in range(8):
                lanes[i] = (lanes[i] ^ lanes[i] >> 47 ^ read64(secret, 128 + 8 * i)) * P32_1 & MASK
    accumulate(n - 64, 192 - 64 - 7)
    return lanes, secret


def merge(lanes, secret, at, h):
    for i in range(4):
        h += fold(lanes[2 * i] ^ read64(secret, at + 16 * i), lanes[2 * i + 1] ^ read64(secret, at + 8 + 16 * i))
    return avalanche(h & MASK)


def xxh3_long(data, seed):
    return merge(*long_lanes(data, seed), 11, len(data) * P64_1)


def xxh3(data, seed=0):
    if len(data) <= 16:
        return xxh3_up_to_16(data, seed)
    if len(data) <= 128:
        return xxh3_17_to_128(data, seed)
    if len(data) <= 240:
        return xxh3_129_to_240(data, seed)
    return xxh3_long(data, seed)


# --- XXH3, 128 bits, of 4 bytes or more ---

def product_halves(a, b):
    return a * b & MASK, a * b >> 64


def swap64(x):
    return int.from_bytes(x.to_bytes(8, "little"), "big")


def xxh128_4_to_8(data, seed):
    n = len(data)
    seed ^= int.from_bytes((seed & 0xFFFFFFFF).to_bytes(4, "little"), "big") << 32
    flip = (read64(SECRET, 16) ^ read64(SECRET, 24)) + seed & MASK
    low, high = product_halves((read32(data, 0) | read32(data, n - 4) << 32) ^ flip, P64_1 + 4 * n & MASK)
    high = high + 2 * low & MASK
    low ^= high >> 3
    low = (low ^ low >> 35) * 0x9FB21C651E98DF25 & MASK
    return low ^ low >> 28, avalanche(high)


def xxh128_9_to_16(data, seed):
    n = len(data)
    flip_low = (read64(SECRET, 32) ^ read64(SECRET, 40)) - seed & MASK
    flip_high = (read64(SECRET, 48) ^ read64(SECRET, 56)) + seed & MASK
    last = read64(data, n - 8)
    low, high = product_halves(read64(data, 0) ^ last ^ flip_low, P64_1)
    low = low + (n - 1 << 54) & MASK
    last ^= flip_high
    high = high + (last & 0xFFFFFFFF << 32) + (last & 0xFFFFFFFF) * P32_2 & MASK
    low, carried = product_halves(low ^ swap64(high), P64_2)
    return avalanche(low), avalanche(carried + high * P64_2 & MASK)


def mix_32(halves, data, first, second, secret_at, seed):
    def sum_at(at):
        return read64(data, at) + read64(data, at + 8) & MASK

    low, high = halves
    low = (low + mix_16(data, first, secret_at, seed) & MASK) ^ sum_at(second)
    high = (high + mix_16(data, second, secret_at + 16, seed) & MASK) ^ sum_at(first)
    return low, high


def xxh128_17_to_240(data, seed):
    n = len(data)
    halves = n * P64_1 & MASK, 0
    if n <= 128:
        for pair in reversed(range((n - 1) // 32 + 1)):
            halves = mix_32(halves, data, 16 * pair, n - 16 * (pair + 1), 32 * pair, seed)
    else:
        for i in range(4):
            halves = mix_32(halves, data, 32 * i, 32 * i + 16, 32 * i, seed)
        halves = avalanche(halves[0]), avalanche(halves[1])
        for i in range(4, n // 32):
            halves = mix_32(halves, data, 32 * i, 32 * i + 16, 32 * (i - 4) + 3, seed)
        halves = mix_32(halves, data, n - 16, n - 32, 136 - 17 - 16, -seed & MASK)
    low, high = halves
    return avalanche(low + high & MASK), -avalanche(low * P64_1 + high * P64_4 + (n - seed) * P64_2 & MASK) & MASK


def xxh128_long(data, seed):
    lanes, secret = long_lanes(data, seed)
    return merge(lanes, secret, 11, len(data) * P64_1), merge(lanes, secret, 192 - 64 - 11, ~(len(data) * P64_2) & MASK)


def xxh128(data, seed=0):
    """The low and the high half."""
    if len(data) <= 8:
        return xxh128_4_to_8(data, seed)
    if len(data) <= 16:
        return xxh128_9_to_16(data, seed)
    if len(data) <= 240:
        return xxh128_17_to_240(data, seed)
    return xxh128_long(data, seed)


# --- lookup8 (R. Jenkins 1997) ---

def lookup8(data, level=0):
    a = b = level
    c = 0x9E3779B97F4A7C13

    def mix(a, b, c):
        for right_a, left_b, right_c in ((43, 9, 8), (38, 23, 5), (35, 49, 11), (12, 18, 22)):
            a = (a - b - c & MASK) ^ c >> right_a
            b = (b - c - a & MASK) ^ a << left_b & MASK
            c = (c - a - b & MASK) ^ b >> right_c
        return a, b, c

    whole = len(data) // 24 * 24
    for at in range(0, whole, 24):
        a, b, c = mix(a + read64(data, at) & MASK, b + read64(data, at + 8) & MASK, c + read64(data, at + 16) & MASK)
    rest = data[whole:]
    c = c + len(data) + (int.from_bytes(rest[16:], "little") << 8) & MASK  # the low byte of c is for the length
    b = b + int.from_bytes(rest[8:16], "little") & MASK
    a = a + int.from_bytes(rest[:8], "little") & MASK
    return mix(a, b, c)[2]


# --- plugin/FORMAT.md, "From tokens to bytes" ---

def mix64(x):
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & MASK
    x = (x ^ x >> 27) * 0x94D049BB133111EB & MASK
    return x ^ x >> 31


def base32(value, bits):
    row = format(value, f"0{bits}b")
    row += "0" * (-bits % 5)
    return "".join("abcdefghijklmnopqrstuvwxyz234567"[int(row[i:i + 5], 2)] for i in range(0, len(row), 5))


def bytes_of(hashes):
    return b"".join(h.to_bytes(8, "little") for h in hashes)


# Step 3.

UNSPACED = [[int(end, 16) for end in (row + "-" + row).split("-")[:2]] for row in (
    "e00-109f 1780-17ff 19e0-19ff 2e80-2fdf 3005-3007 3021-302d 3031-3035 3038-303c 3040-312f 31a0-31bf 31f0-31ff 3400-4dbf "
    "4e00-9fff a9e0-a9ff aa60-aa7f f900-faff ff66-ff9f 16fe3 16ff0-16ff1 1aff0-1b16f 20000-3ffff").split(" ")]


def is_unspaced(character):
    return any(first <= ord(character) <= last for first, last in UNSPACED)


def polynomial(hashes):
    x = 0
    for h in hashes:
        x = x * 0xD1342543DE82EF95 + h & MASK
    return mix64(x)


def runs(hashes, n):
    n = min(n, len(hashes))
    return [polynomial(hashes[i:i + n]) for i in range(len(hashes) - n + 1)]


def character_hashes(tokens, seed):
    joined = ""
    for token in tokens:
        spaced = joined and not (is_unspaced(joined[-1]) and is_unspaced(token[0]))
        joined += (" " if spaced else "") + token
    return [mix64(mix64(seed) + GOLDEN_STEP * ord(character) & MASK) for character in joined]


def stop_led(tokens, hashes, stop_words, length, step=1):
    led = [polynomial(hashes[i:i + length])
           for i in range(len(tokens) - length + 1) if tokens[i] in stop_words]
    return runs(led, step) if led else []


def spots(tokens, hashes, stop_words, chain, distance):
    found, seen = [], set()
    content = [h for token, h in zip(tokens, hashes) if token not in stop_words]
    passed = 0  # content words so far
    for token, h in zip(tokens, hashes):
        if token not in stop_words:
            passed += 1
        elif (token, passed) not in seen:
            seen.add((token, passed))
            words = content[passed + distance - 1:passed + chain * distance:distance]
            if len(words) == chain:
                found.append(polynomial([h] + words))
    return found


def stop_words_of(scheme):
    return [] if scheme["stop"] == "-" else scheme["stop"].split(",")


def features_of(tokens, hashes, scheme):
    """Of a text with tokens; each as often as it occurs."""
    name, *numbers = scheme["shingle"].split("+")[0].split(":")
    numbers = [int(number) for number in numbers]
    if name == "word":
        return runs(hashes, *numbers)
    if name == "char":
        return runs(character_hashes(tokens, int(scheme["seed"])), *numbers)
    method = {"stop-led": stop_led, "spot": spots}[name]
    return method(tokens, hashes, stop_words_of(scheme), *numbers) or [xxh3(bytes_of(hashes))]


def elements_of(features, scheme):
    if not scheme["shingle"].endswith("+counts"):
        return set(features)
    counts = Counter(features)
    return {mix64(e + GOLDEN_STEP * before & MASK) if before else e for e in counts for before in range(counts[e])}


# Step 4.

def log_weight(k):
    w = k.bit_length() - 1
    x = (k << 31) >> w
    f = 0
    for _ in range(12):
        x = x * x >> 31
        f = 2 * f + (x >> 32)
        x >>= x >> 32
    return 4096 * (1 + w) + f


def simhash(weights):
    fingerprint = 0
    for bit in range(64):
        if sum(weight if h >> bit & 1 else -weight for h, weight in weights.items()) > 0:
            fingerprint |= 1 << bit
    return fingerprint


def grades_of(scheme):
    """(grade of words that are not listed, grades of those that are)."""
    rest, *listed = scheme["idf"].split(",")
    return int(rest), {word: int(grade) for word, grade in (entry.rsplit(":", 1) for entry in listed)}


def fingerprint_of(words, features, scheme):
    """(fingerprint, whether it is of something)."""
    method = scheme["fingerprint"]
    if method.startswith("features"):
        hashes = features
    else:
        hashes = [(lookup8 if method == "simhash-doc" else xxh3)(word.encode()) for word in words]
    weights = Counter(hashes)
    if method.endswith(("-log", "-idf")):
        weights = {h: log_weight(k) for h, k in weights.items()}
    if method == "words-idf":
        rest, grades = grades_of(scheme)
        of_hashes = {xxh3(word.encode()): grade for word, grade in grades.items()}
        weights = {h: weight * of_hashes.get(h, rest) for h, weight in weights.items()}
    return simhash(weights), bool(hashes)


# Step 5. A slot that is empty is None.

def least_of_first_round(rounds, slots):
    """@param rounds  of each round, (slot, value) of all that goes to a slot in it."""
    kept = {}
    for thrown in rounds:
        least = {}
        for slot, value in thrown:
            least[slot] = min(least.get(slot, value), value)
        kept = {**least, **kept}
        if len(kept) == slots:
            break
    return [kept[slot] for slot in range(slots)]


def fss(elements, slots, seed):
    def throw(r):
        key = mix64(seed + GOLDEN_STEP * (r + 1) & MASK)
        for element in elements:
            x = mix64(element ^ key)
            yield (x >> 32) * slots >> 32 if r < slots else r - slots, (x & 0xFFFFFFFF) << 32 | x >> 32

    return least_of_first_round(map(throw, range(2 * slots)), slots)


def modulo(elements, slots, seed):
    least = {}
    for element in elements:
        x = mix64(element ^ mix64(seed + GOLDEN_STEP & MASK))
        least[x % slots] = min(least.get(x % slots, x // slots), x // slots)
    return [least.get(slot) for slot in range(slots)]


POISSON = [int(number, 16) for number in (
    "5e2d58d8b3bcdf1a bc5ab1b16779be35 eb715e1dc1582dc2 fb23979734a252f1 ff1025f59174dc3d "
    "ffd90f3ba4055e19 fffa8b71fc72c913 ffff540c0914b3c9 ffffed1f4aa8f120 fffffe216e641462 "
    "ffffffd4d85d3183 fffffffc6da262b4 ffffffffba12d178 fffffffffb07c64c ffffffffffab8ea5 "
    "fffffffffffabe22 ffffffffffffb11a fffffffffffffba1 ffffffffffffffc5 fffffffffffffffd").split(" ")]


def weighted(sixteenths, slots, seed):
    """@param sixteenths  weights of the features, in sixteenths of a cell."""
    def throw(r):
        key = mix64(seed + GOLDEN_STEP * (r + 1) & MASK)
        for feature, weight in sixteenths.items():
            first = mix64(feature ^ key)
            for c in range((weight + 15) // 16):
                cell = mix64(first + GOLDEN_STEP * c & MASK)
                for j in range(1, sum(number <= cell for number in POISSON) + 1):
                    dart = mix64(cell + GOLDEN_STEP * j & MASK)
                    if weight - 16 * c >= 16 or mix64(dart) >> 60 < weight % 16:
                        yield (dart & 0xFFFFFFFF) * slots >> 32, dart

    return least_of_first_round(map(throw, range(1 << 64)), slots)


def slots_of(features, elements, scheme):
    name, slots = scheme["minhash"].split(":")
    slots, seed = int(slots), int(scheme["seed"])
    if name != "weighted":
        return {"fss": fss, "modulo": modulo}[name](elements, slots, seed)
    rest, grades = grades_of(scheme) if "idf" in scheme else (16, {})
    of_features = {polynomial([xxh3(word.encode(), seed)]): grade for word, grade in grades.items()}
    return weighted({e: k * of_features.get(e, rest) for e, k in Counter(features).items()}, slots, seed)


# Step 6.

def minhash_keys(slots, bands, rows):
    keys = []
    for band in range(bands):
        if None in slots[band * rows:(band + 1) * rows]:
            keys.append(None)
            continue
        key = band
        for slot in slots[band * rows:(band + 1) * rows]:
            key = mix64(key + GOLDEN_STEP & MASK) ^ slot
        keys.append(mix64(key) & (1 << 40) - 1)
    return keys


def keys_4x16(fingerprint):
    return [fingerprint >> shift & 0xFFFF for shift in (48, 32, 16, 0)]


def keys_16x28(fingerprint):
    row = format(fingerprint, "064b")
    keys = []
    for quarter in range(0, 64, 16):
        rest = row[:quarter] + row[quarter + 16:]
        keys += [int(row[quarter:quarter + 16] + rest[twelfth:twelfth + 12], 2) for twelfth in range(0, 48, 12)]
    return keys


def band_keys(family, signed):
    """(how many bands, bits of a key, keys or None) of a family of bands."""
    kind, shape = family.split(":")
    if kind == "minhash":
        bands, rows = map(int, shape.split("x"))
        return bands, 40, minhash_keys(signed["slots"], bands, rows)
    bands, bits, keys = (4, 16, keys_4x16) if shape == "4x16" else (16, 28, keys_16x28)
    return bands, bits, keys(signed["fingerprint"]) if signed["has_fingerprint"] else [None] * bands


# Step 7.

def sample(features, modulus, seed):
    hashes = (mix64(e ^ mix64(seed + GOLDEN_STEP & MASK)) for e in features)
    return {x // modulus & (1 << 40) - 1 for x in hashes if x % modulus == 0}


def profile(tokens, longer_than, thousandths):
    return text_profile_oracle.profile(tokens, longer_than, Fraction(thousandths, 1000))


def other_keys(family, signed):
    """In base32, ascending."""
    name, *numbers = family.split(":")
    numbers = [int(number) for number in numbers]
    if name == "sample":
        return sorted(base32(key, 40) for key in sample(signed["features"], *numbers, signed["seed"]))
    if name == "digest-tokens":
        low, high = xxh128(bytes_of(signed["hashes"]), signed["seed"])
        return [base32(high << 64 | low, 128)]
    raw = signed["text"] if name == "digest-text" else profile(signed["tokens"], *numbers).encode()
    return [base32(int(hashlib.md5(raw).hexdigest(), 16), 128)]


def terms_of(scheme, signed):
    """Terms of bands, then those of other keys."""
    families = [(family, band_keys(family, signed) if family.startswith(("minhash:", "simhash:")) else None)
                for family in scheme["bands"].split(",")]
    two_letters = sum(banded[0] if banded else 1 for _, banded in families) > 26
    of_bands, of_keys, number = [], [], 0

    def prefix(number):
        return scheme["bandprefix"] + (chr(97 + number // 26) if two_letters else "") + chr(97 + number % 26)

    for family, banded in families:
        if banded:
            bands, bits, keys = banded
            of_bands += [prefix(number + band) + base32(key, bits) for band, key in enumerate(keys) if key is not None]
            number += bands
        else:
            of_keys += [prefix(number) + key for key in other_keys(family, signed)]
            number += 1
    return of_bands + of_keys


# Scheme, values.

def parse_scheme(text):
    return dict(word.split("=", 1) for word in text.split(" ")[1:])


def scheme_id(text):
    """Of its method: what stands before the slots."""
    return xxh3(text.split(" slots=")[0].encode()) & 0xFFFFFFFF


def varint(number):
    raw = bytearray()
    while number >= 0x80:
        raw.append(number & 0x7F | 0x80)
        number >>= 7
    raw.append(number)
    return bytes(raw)


def with_trailer(payload, identity):
    payload += identity.to_bytes(4, "big")
    return payload + (xxh3(payload) & 0xFFFFFFFF).to_bytes(4, "big")


def without_stop_words(tokens, classes, scheme):
    if scheme["shingle"].startswith(("stop-led:", "spot:")):
        return list(tokens), classes
    stop_words = stop_words_of(scheme)
    kept = [i for i, token in enumerate(tokens) if token not in stop_words]
    return [tokens[i] for i in kept], [classes[i] for i in kept]


def sign(text, tokens, classes, scheme_text):
    """What vectors.jsonl lists of a text under a scheme; None for a text without tokens."""
    scheme, identity = parse_scheme(scheme_text), scheme_id(scheme_text)
    tokens, classes = without_stop_words(tokens, classes, scheme)
    if not tokens:
        return None
    seed = int(scheme["seed"])
    hashes = [xxh3(token.encode(), seed) for token in tokens]
    features = features_of(tokens, hashes, scheme)
    elements = elements_of(features, scheme)
    words = [token for token, kind in zip(tokens, classes) if kind == "w"]
    fingerprint, has_fingerprint = fingerprint_of(words, features, scheme)
    slots = slots_of(features, elements, scheme)
    digest = xxh3(bytes_of(hashes), seed)
    sketch = bytes(slot & 0xFF for slot in slots) if scheme["sketch"] == "8" else b""
    payload = b"\0\0" + varint(len(tokens)) + varint(len(elements)) + digest.to_bytes(8, "big")
    payload += (xxh3(fingerprint.to_bytes(8, "big")) & 0xFFFFFFFF).to_bytes(4, "big") + sketch
    return {
        "fingerprint": base32(fingerprint, 64),
        "digest": format(digest, "016x"),
        "band_terms": terms_of(scheme, {
            "text": text, "tokens": tokens, "hashes": hashes, "features": features, "slots": slots, "seed": seed,
            "fingerprint": fingerprint, "has_fingerprint": has_fingerprint}),
        "fingerprint_value": with_trailer(fingerprint.to_bytes(8, "big"), identity).hex(),
        "signature_value": with_trailer(payload, identity).hex(),
    }


# --- comparison ---

def differences(header, vectors):
    for name, scheme in header["schemes"].items():
        if format(scheme_id(scheme["text"]), "08x") != scheme["id"]:
            yield f"scheme {name}: id is {scheme['id']}, expected {scheme_id(scheme['text']):08x}"
    for vector in vectors:
        text = vector["text"].encode() if "text" in vector else bytes.fromhex(vector["text_hex"])
        for name, scheme in header["schemes"].items():
            own = vector[name] or {}  # a scheme whose tokens differ lists its own
            listed = {field: own[field] for field in own if field not in ("tokens", "classes")} or None
            expected = sign(text, own.get("tokens", vector["tokens"]), own.get("classes", vector["classes"]), scheme["text"])
            if (expected is None) != (listed is None):
                yield f"{vector['name']}: {name} is {listed}, expected {expected}"
            for field in expected or ():
                if listed and listed[field] != expected[field]:
                    yield f"{vector['name']}: {name}: {field} is {listed[field]}, expected {expected[field]}"


def unlike_sanity_values():
    """Answers of xxHash's own sanity check, cli/xsum_sanity_check.c."""
    seed_32, seed_64 = 2654435761, 0x9E3779B185EBCA8D
    generator, raw = seed_32, bytearray()
    for _ in range(2367):
        raw.append(generator >> 56)
        generator = generator * seed_64 & MASK
    for size, seed, answer in (
            (0, 0, 0x2D06800538D394C2), (1, 0, 0xC44BDFF4074EECDB), (6, 0, 0x27B56A84CD2D7325), (12, 0, 0xA713DAF0DFBB77E7),
            (24, 0, 0xA3FE70BF9D3510EB), (80, 0, 0xBCDEFBBB2C47C90A), (195, 0, 0xCD94217EE362EC3A),
            (403, 0, 0xCDEB804D65C6DEA4), (2367, 0, 0xCB37AEB9E5D361ED), (2367, seed_64, 0xD2DB3415B942B42A)):
        if xxh3(bytes(raw[:size]), seed) != answer:
            yield f"XXH3 of {size} bytes is wrong"
    for size, seed, low, high in (
            (6, 0, 0x3E7039BDDA43CFC6, 0x082AFE0B8162D12A), (6, seed_32, 0x269D8F70BE98856E, 0x5A865B5389ABD2B1),
            (12, 0, 0x061A192713F69AD9, 0x6E3EFD8FC7802B18), (12, seed_32, 0x9BE9F9A67F3C7DFB, 0xD7E09D518A3405D3),
            (24, 0, 0x1E7044D28B1B901D, 0x0CE966E4678D3761), (48, seed_32, 0x7BA3C3E453A1934E, 0x163ADDE36C072295),
            (81, 0, 0x5E8BAFB9F95FB803, 0x4952F58181AB0042), (81, seed_32, 0x703FBB3D7A5F755C, 0x2724EC7ADC750FB6),
            (222, 0, 0xF1AEBD597CEC6B3A, 0x337E09641B948717), (222, seed_32, 0xAE995BB8AF917A8D, 0x91820016621E97F1),
            (403, 0, 0xCDEB804D65C6DEA4, 0x1B6DE21E332DD73D), (403, seed_64, 0x6259F6ECFD6443FD, 0xBED311971E0BE8F2),
            (512, seed_64, 0x3CE457DE14C27708, 0x925D06B8EC5B8040), (2048, seed_32, 0x230D43F30206260B, 0x7FB03F7E7186C3EA),
            (2240, 0, 0x6E73A90539CF2948, 0xCCB134FBFA7CE49D)):
        if xxh128(bytes(raw[:size]), seed) != (low, high):
            yield f"XXH3 of 128 bits of {size} bytes is wrong"


def unlike_poisson():
    inverse_of_e = sum(Fraction((-1) ** i, factorial(i)) for i in range(60))
    for most, number in enumerate(POISSON):
        if number != 2 ** 64 * inverse_of_e * sum(Fraction(1, factorial(i)) for i in range(most + 1)) // 1:
            yield f"number {most} of the Poisson variable is wrong"


def with_another_end(text):
    """Its last digit, hexadecimal or base32, changed in its lowest bit."""
    digits = "0123456789abcdef" if text[-1] in "0123456789abcdef" else "abcdefghijklmnopqrstuvwxyz234567"
    return text[:-1] + digits[digits.index(text[-1]) ^ 1]


def unseen_changes(header, vectors):
    """Of each scheme, one changed digit in each field of a text that has terms."""
    for name, scheme in header["schemes"].items():
        changed = json.loads(json.dumps(next(v for v in vectors if v[name] and v[name].get("band_terms"))))
        own = changed[name]
        own["band_terms"][-1] = with_another_end(own["band_terms"][-1])
        single = ("fingerprint", "digest", "fingerprint_value", "signature_value")
        own.update({field: with_another_end(own[field]) for field in single})
        seen = len(list(differences({"schemes": {name: scheme}}, [changed])))
        if seen != len(single) + 1:
            yield f"{name}: of {len(single) + 1} changed fields {seen} are seen"


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    path = sys.argv[1] if len(sys.argv) > 1 else os.path.join(here, "vectors.jsonl")
    with open(path, encoding="utf-8") as file:
        header, *vectors = (json.loads(line) for line in file)
    found = [*unlike_sanity_values(), *unlike_poisson(), *unseen_changes(header, vectors), *differences(header, vectors)]
    for line in found:
        print(line)
    print(f"{len(vectors)} texts under {len(header['schemes'])} schemes, {len(found)} differences")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
