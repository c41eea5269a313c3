/** @file text_encoding.h
 *  Converts the bytes of a file to well-formed UTF-8; utf8_characters.h of core reads and writes single characters
 *  of it.
 *
 *  Later stages rely on well-formed UTF-8. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CHARACTERS_TEXT_ENCODING_H
#define NEARDUP_INTAKE_CHARACTERS_TEXT_ENCODING_H

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "bytes/utf8_characters.h"

namespace neardup {

/** Whether a text begins with the byte order mark of UTF-16 or UTF-32, or is UTF-16 of Western letters without a
 *  mark. Such texts are full of zero bytes. */
bool looks_wide(std::string_view bytes);

/** What is known about an encoding, apart from the bytes. */
struct CharsetChoice {
  std::string declared;  ///< by the sender, as in HTTP's Content-Type; may be empty
  std::string forced;    ///< by the user: then no other is looked for; may be empty
  std::string own = {};  ///< by the text itself, in lower case: counts after `declared`; may be empty
};

/** The text with U+FFFD for each ill-formed sequence (its maximal subpart: Unicode section 3.9). */
std::string utf8_from_text(std::string bytes, const CharsetChoice& charset = {});

/** A text of a charset whose code units are bytes; nothing if the charset is unknown or does not have every byte. */
std::optional<std::string> utf8_if_whole(const std::string& bytes, const std::string& charset);

/** Whether a charset is UTF-8. */
bool is_utf8_name(const std::string& charset);

/** Whether a charset has a converter. */
bool is_known_charset(const std::string& name);

/** The character of a byte of Windows-1252; undefined bytes, and larger numbers, mean themselves. */
unsigned windows_1252_character(unsigned number);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_TEXT_ENCODING_H
