/** @file utf16_order.h
 *  Lengths and order of UTF-8 texts as programs see them that store texts in UTF-16, such as Java programs.
 *
 *  THREADS: pure functions.
 */
#ifndef NEARDUP_CORE_BYTES_UTF16_ORDER_H
#define NEARDUP_CORE_BYTES_UTF16_ORDER_H

#include <cstddef>
#include <string_view>

namespace neardup {

/** How many UTF-16 code units a text has: two for a character beyond U+FFFF, one for any other.
 *  @param text  UTF-8; in ill-formed text every byte counts by its high bits. Cost O(bytes). */
std::size_t utf16_length(std::string_view text);

/** Whether a comes before b by UTF-16 code units, as in Java's String.compareTo: characters beyond U+FFFF come before
 *  U+E000 to U+FFFF. A strict total order of any bytes. */
bool utf16_less(std::string_view a, std::string_view b);

}  // namespace neardup

#endif  // NEARDUP_CORE_BYTES_UTF16_ORDER_H
