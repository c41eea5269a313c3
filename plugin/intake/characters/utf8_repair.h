/** @file utf8_repair.h
 *  How much of a text is UTF-8, and the text with its errors replaced. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CHARACTERS_UTF8_REPAIR_H
#define NEARDUP_INTAKE_CHARACTERS_UTF8_REPAIR_H

#include <cstddef>
#include <string>
#include <string_view>

namespace neardup {

/** How a part of a text reads as UTF-8. */
struct Utf8Census {
  std::size_t multibyte = 0;   ///< well-formed characters beyond ASCII
  std::size_t ill_formed = 0;  ///< sequences
};

Utf8Census utf8_census(std::string_view text);

/** The text with U+FFFD for each ill-formed sequence (its maximal subpart: Unicode section 3.9). */
std::string repaired_utf8(std::string bytes);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_UTF8_REPAIR_H
