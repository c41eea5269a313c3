/** @file letter_count.h
 *  How much there is to read in a text. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_CONTENT_LETTER_COUNT_H
#define NEARDUP_INTAKE_CONTENT_LETTER_COUNT_H

#include <cstdint>
#include <string_view>

namespace neardup {

/** The characters of a text without white space. A character from U+3000 on counts twice, because one of them says as
 *  much as two letters.
 *  @param text  UTF-8. Cost: linear. */
std::uint32_t letter_count(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_LETTER_COUNT_H
