/** @file digest128.h
 *  A digest of 128 bits, such as MD5 and the 128-bit XXH3, and its text forms.
 *
 *  THREADS: pure functions.
 */
#ifndef NEARDUP_CORE_BYTES_DIGEST128_H
#define NEARDUP_CORE_BYTES_DIGEST128_H

#include <array>
#include <cstdint>
#include <string>

namespace neardup {

/** 128 bits as bytes, the first printed first. */
using Digest128 = std::array<std::uint8_t, 16>;

/** In base32 (RFC 4648 section 6), lower case, without padding: 26 characters. Stored: yes, as keys of band terms. */
std::string base32_encode(const Digest128& digest);

/** In lower-case hexadecimal: 32 digits, as md5sum and xxh128sum print it. */
std::string hex_encode(const Digest128& digest);

/** The 16 bytes unchanged. Stored: yes, as Omega's MD5 of a file. */
std::string bytes_of(const Digest128& digest);

}  // namespace neardup

#endif  // NEARDUP_CORE_BYTES_DIGEST128_H
