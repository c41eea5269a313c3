#!/usr/bin/env python3
"""Recomputes vectors.jsonl from its token lists: a second implementation, written from plugin/FORMAT.md.

Of every listed text: token hashes, digest, fingerprint, shingles, MinHash, band terms and the octets of both values. Only
the step from text to tokens is not repeated here. Standard library only; XXH3 and lookup8 are written out.

    oracle.py [FILE]    compares; prints each difference and exits 1 if there is one
"""

import json
import os
import sys

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


def read32(octets, at):
    return int.from_bytes(octets[at:at + 4], "little")


def read64(octets, at):
    return int.from_bytes(octets[at:at + 8], "little")


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


def xxh3_long(data, seed):
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
    h = n * P64_1
    for i in range(4):
        h += fold(lanes[2 * i] ^ read64(secret, 11 + 16 * i), lanes[2 * i + 1] ^ read64(secret, 19 + 16 * i))
    return avalanche(h & MASK)


def xxh3(data, seed=0):
    if len(data) <= 16:
        return xxh3_up_to_16(data, seed)
    if len(data) <= 128:
        return xxh3_17_to_128(data, seed)
    if len(data) <= 240:
        return xxh3_129_to_240(data, seed)
    return xxh3_long(data, seed)


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
    c = c + len(data) + (int.from_bytes(rest[16:], "little") << 8) & MASK  # the low octet of c is for the length
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


def token_digest(hashes, seed):
    return xxh3(b"".join(h.to_bytes(8, "little") for h in hashes), seed)


def simhash(hashes):
    fingerprint = 0
    for bit in range(64):
        if sum(1 if h >> bit & 1 else -1 for h in hashes) > 0:
            fingerprint |= 1 << bit
    return fingerprint


def shingles(hashes, n):
    n = min(n, len(hashes))
    found = set()
    for i in range(len(hashes) - n + 1):
        x = 0
        for h in hashes[i:i + n]:
            x = x * 0xD1342543DE82EF95 + h & MASK
        found.add(mix64(x))
    return found


def minhash(elements, slots, seed):
    least = {}  # slot -> (round, value)
    for r in range(2 * slots):
        key = mix64(seed + GOLDEN_STEP * (r + 1) & MASK)
        for element in elements:
            x = mix64(element ^ key)
            slot = (x >> 32) * slots >> 32 if r < slots else r - slots
            value = (r, (x & 0xFFFFFFFF) << 32 | x >> 32)
            least[slot] = min(least.get(slot, value), value)
        if len(least) == slots:
            break
    return [least[slot][1] for slot in range(slots)]


def minhash_keys(slots, bands, rows):
    keys = []
    for band in range(bands):
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


def parse_scheme(text):
    return dict(word.split("=", 1) for word in text.split(" ")[1:])


def scheme_id(text):
    return xxh3(text.encode()) & 0xFFFFFFFF


def band_keys(family, slots, fingerprint, has_word):
    """(how many bands, bits of a key, keys) of a family."""
    kind, shape = family.split(":")
    if kind == "minhash":
        bands, rows = map(int, shape.split("x"))
        return bands, 40, minhash_keys(slots, bands, rows)
    if shape == "4x16":
        return 4, 16, keys_4x16(fingerprint) if has_word else []
    return 16, 28, keys_16x28(fingerprint) if has_word else []


def band_terms(scheme, slots, fingerprint, has_word):
    families = [band_keys(f, slots, fingerprint, has_word) for f in scheme["bands"].split(",")]
    two_letters = sum(bands for bands, _, _ in families) > 26
    terms, first = [], 0
    for bands, bits, keys in families:
        for number, key in enumerate(keys, first):
            letters = (chr(97 + number // 26) if two_letters else "") + chr(97 + number % 26)
            terms.append(scheme["bandprefix"] + letters + base32(key, bits))
        first += bands
    return terms


def varint(number):
    octets = bytearray()
    while number >= 0x80:
        octets.append(number & 0x7F | 0x80)
        number >>= 7
    octets.append(number)
    return bytes(octets)


def with_trailer(payload, identity):
    payload += identity.to_bytes(4, "big")
    return payload + (xxh3(payload) & 0xFFFFFFFF).to_bytes(4, "big")


def sign(tokens, classes, scheme_text):
    """What vectors.jsonl lists of a text under a scheme; None for a text without tokens."""
    if not tokens:
        return None
    scheme, identity = parse_scheme(scheme_text), scheme_id(scheme_text)
    seed = int(scheme["seed"])
    word_hash = lookup8 if scheme["fingerprint"] == "simhash-doc" else xxh3
    hashes = [xxh3(token.encode(), seed) for token in tokens]
    words = [word_hash(token.encode()) for token, kind in zip(tokens, classes) if kind == "w"]
    digest, fingerprint = token_digest(hashes, seed), simhash(words)
    found = shingles(hashes, int(scheme["shingle"].split(":")[1]))
    slots = minhash(found, int(scheme["minhash"].split(":")[1]), seed)
    sketch = bytes(slot & 0xFF for slot in slots) if scheme["sketch"] == "8" else b""
    payload = b"\0" + varint(len(tokens)) + varint(len(found)) + digest.to_bytes(8, "big") + sketch
    return {
        "fingerprint": base32(fingerprint, 64),
        "digest": format(digest, "016x"),
        "band_terms": band_terms(scheme, slots, fingerprint, bool(words)),
        "fingerprint_value": with_trailer(fingerprint.to_bytes(8, "big"), identity).hex(),
        "signature_value": with_trailer(payload, identity).hex(),
    }


# --- comparison ---

def differences(header, vectors):
    for name, scheme in header["schemes"].items():
        if format(scheme_id(scheme["text"]), "08x") != scheme["id"]:
            yield f"scheme {name}: id is {scheme['id']}, expected {scheme_id(scheme['text']):08x}"
    for vector in vectors:
        for name, scheme in header["schemes"].items():
            listed = vector[name]
            own = listed or {}  # a preset whose tokens differ lists its own
            expected = sign(own.get("tokens", vector["tokens"]), own.get("classes", vector["classes"]), scheme["text"])
            if (expected is None) != (listed is None):
                yield f"{vector['name']}: {name} is {listed}, expected {expected}"
            for field in expected or ():
                if listed and listed[field] != expected[field]:
                    yield f"{vector['name']}: {name}: {field} is {listed[field]}, expected {expected[field]}"


def check_that_the_oracle_can_be_trusted(header, vectors):
    """Answers of xxHash's own sanity check; and a difference of one bit is seen."""
    generator, octets = 2654435761, bytearray()
    for _ in range(2367):
        octets.append(generator >> 56)
        generator = generator * 0x9E3779B185EBCA8D & MASK
    for size, answer in ((0, 0x2D06800538D394C2), (1, 0xC44BDFF4074EECDB), (6, 0x27B56A84CD2D7325),
                         (12, 0xA713DAF0DFBB77E7), (24, 0xA3FE70BF9D3510EB), (80, 0xBCDEFBBB2C47C90A),
                         (195, 0xCD94217EE362EC3A), (403, 0xCDEB804D65C6DEA4), (2367, 0xCB37AEB9E5D361ED)):
        if xxh3(bytes(octets[:size])) != answer:
            yield f"XXH3 of {size} octets is wrong"
    if xxh3(bytes(octets[:2367]), 0x9E3779B185EBCA8D) != 0xD2DB3415B942B42A:
        yield "seeded XXH3 is wrong"
    changed = json.loads(json.dumps(next(vector for vector in vectors if vector["standard"])))
    value = changed["standard"]["signature_value"]
    changed["standard"]["signature_value"] = value[:-1] + format(int(value[-1], 16) ^ 1, "x")
    if len(list(differences(header, [changed]))) != 1:
        yield "a changed bit is not seen"


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    path = sys.argv[1] if len(sys.argv) > 1 else os.path.join(here, "vectors.jsonl")
    with open(path, encoding="utf-8") as file:
        header, *vectors = (json.loads(line) for line in file)
    found = list(check_that_the_oracle_can_be_trusted(header, vectors)) + list(differences(header, vectors))
    for line in found:
        print(line)
    print(f"{len(vectors)} texts under {len(header['schemes'])} schemes, {len(found)} differences")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
