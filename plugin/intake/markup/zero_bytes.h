/** @file zero_bytes.h
 *  Zero bytes in text. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_MARKUP_ZERO_BYTES_H
#define NEARDUP_INTAKE_MARKUP_ZERO_BYTES_H

#include <string>
#include <string_view>

namespace neardup {

/** The text with U+FFFD for each zero byte. */
std::string zeros_replaced(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MARKUP_ZERO_BYTES_H
