/** @file utf8_characters.h
 *  The characters of any bytes, read as UTF-8. Internal. */
#ifndef NEARDUP_CORE_BYTES_UTF8_CHARACTERS_H
#define NEARDUP_CORE_BYTES_UTF8_CHARACTERS_H

#include <cstdint>
#include <string_view>

namespace neardup {

/** Take the first character off a text that is not empty.
 *  @return its code point; for an byte that begins no well-formed sequence (Unicode 15 table 3-7), which is a
 *          character of its own, 0x110000 + byte, so that it equals no code point. */
std::uint32_t take_character(std::string_view& text);

}  // namespace neardup

#endif  // NEARDUP_CORE_BYTES_UTF8_CHARACTERS_H
