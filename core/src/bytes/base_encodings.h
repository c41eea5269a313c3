/** @file base_encodings.h
 *  Numbers as text: hexadecimal of fixed width for scheme ids and fingerprints; base32 (RFC 4648 section 6), in lower case and
 *  without padding, for fingerprints, band keys and group ids. Base32 is safe in Xapian terms, Omega templates, URLs and
 *  shells: printable, one case, neither 0 nor 1.
 *
 *  THREADS: pure functions.
 */
#ifndef NEARDUP_CORE_BYTES_BASE_ENCODINGS_H
#define NEARDUP_CORE_BYTES_BASE_ENCODINGS_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace neardup {

/** Write a value in lower-case hexadecimal with leading zeros.
 *  @param digits  how many, 1..16; higher digits of the value are left out. */
std::string hex_encode(std::uint64_t value, unsigned digits = 16);

/** Read a numeral of 1 to 16 hexadecimal digits of either case.
 *  @return nothing for an empty or longer text or for any other character. */
std::optional<std::uint64_t> hex_decode(std::string_view text);

/** Write the low bits of a value, most significant first, five to a character; the last character is filled with zero
 *  bits. For a multiple of 8 bits this is RFC 4648 of the big-endian bytes, lower case, without its '='.
 *  @param value  only its low `bits` bits count.
 *  @param bits   unit bits, 1..64.
 *  @return ceil(bits / 5) characters of a-z and 2-7: 13 for 64 bits. Stored: yes (plugin/FORMAT.md). */
std::string base32_encode(std::uint64_t value, unsigned bits = 64);

/** The same into the caller's memory: [(bits + 4) / 5] characters. */
void base32_encode(std::uint64_t value, unsigned bits, char* text);

/** Read what base32_encode() wrote; also accepts upper case.
 *  @param bits  unit bits, 1..64, as given to base32_encode().
 *  @return nothing for a wrong length, a character outside the alphabet, or filling bits that are not zero. */
std::optional<std::uint64_t> base32_decode(std::string_view text, unsigned bits = 64);

}  // namespace neardup

#endif  // NEARDUP_CORE_BYTES_BASE_ENCODINGS_H
