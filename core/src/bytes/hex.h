/** @file hex.h
 *  Hexadecimal numerals of fixed width, for scheme ids and as another text form of a fingerprint.
 *
 *  THREADS: pure functions.
 */
#ifndef NEARDUP_CORE_BYTES_HEX_H
#define NEARDUP_CORE_BYTES_HEX_H

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

}  // namespace neardup

#endif  // NEARDUP_CORE_BYTES_HEX_H
