/** @file ascii_case.h
 *  Names that are the same in capitals and small letters: suffixes, charsets, header fields. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_CHARACTERS_ASCII_CASE_H
#define NEARDUP_INTAKE_CHARACTERS_ASCII_CASE_H

#include <string>
#include <string_view>

namespace neardup {

/** A to Z as small letters; all other bytes stay. */
std::string lower_ascii(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_ASCII_CASE_H
