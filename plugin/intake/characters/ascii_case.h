/** @file ascii_case.h
 *  Lower case for names without case: suffixes, charsets, header fields. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_CHARACTERS_ASCII_CASE_H
#define NEARDUP_INTAKE_CHARACTERS_ASCII_CASE_H

#include <string>
#include <string_view>

namespace neardup {

/** The text with A to Z in lower case; all other bytes stay. */
std::string lower_ascii(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_ASCII_CASE_H
