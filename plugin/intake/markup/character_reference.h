/** @file character_reference.h
 *  Decodes the character references of HTML: "&amp;", "&#65;", "&#x41;". THREADS: pure functions.
 *  Source: HTML standard, section 13.2.5.72 and following. */
#ifndef NEARDUP_INTAKE_MARKUP_CHARACTER_REFERENCE_H
#define NEARDUP_INTAKE_MARKUP_CHARACTER_REFERENCE_H

#include <cstddef>
#include <string>
#include <string_view>

namespace neardup {

/** Where a reference is: in an attribute "&copy=1" and "&copyright" are no references, because URLs have such text. */
enum class ReferencePlace { kText, kAttribute };

/** Append the characters of the reference at the start of a text. The longest of the 2231 names counts; numbers from
 *  128 to 159 mean the characters of Windows-1252; numbers of no character give U+FFFD. A semicolon may be missing where
 *  the standard says so.
 *  @param text  begins with "&".
 *  @return the length of the reference; of a "&" that begins none 1, and then "&" was appended. */
std::size_t append_reference(std::string& decoded, std::string_view text, ReferencePlace place);

/** The text with each reference decoded. */
std::string decoded_references(std::string_view text, ReferencePlace place);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MARKUP_CHARACTER_REFERENCE_H
