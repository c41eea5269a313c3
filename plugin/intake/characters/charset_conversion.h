/** @file charset_conversion.h
 *  Finds the converter of a charset by its name, and converts bytes of that charset to UTF-8, by iconv, with the errors
 *  that the WHATWG Encoding Standard has. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CHARACTERS_CHARSET_CONVERSION_H
#define NEARDUP_INTAKE_CHARACTERS_CHARSET_CONVERSION_H

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace neardup {

/** The name of the iconv converter for a charset label, as browsers understand it: Latin-1 means Windows-1252,
 *  gb2312 means GB18030. Other labels stay unchanged, unknown ones, too.
 *  @param label  in lower case. Source: WHATWG Encoding, section 4.2; in addition UTF-7, for mail. */
std::string converter_name(const std::string& label);

/** A text in UTF-8, and how many characters of it the charset did not have. */
struct ConvertedText {
  std::string text;
  std::size_t errors = 0;  ///< each is U+FFFD in the text
};

/** Whether a converter is one for two bytes a character, of East Asia. */
bool is_double_byte(std::string_view converter);

/** Convert a text. What the charset does not have becomes U+FFFD, and the rest stays: of a double-byte charset, two bytes
 *  beyond ASCII are one such character. A byte from 0x80 to 0x9f that a Windows code page leaves undefined is the control
 *  character of its number and no error.
 *  @param converter  of converter_name().
 *  @param unit       bytes per code unit.
 *  @return nothing if there is no such converter. Cost: linear. Source: WHATWG Encoding, sections 9 to 13. */
std::optional<ConvertedText> converted(std::string bytes, const std::string& converter, std::size_t unit = 1);

/** A text of UTF-8 in a charset; nothing if there is no such converter, or it does not have all characters.
 *  @param converter  of converter_name(). Cost: linear. */
std::optional<std::string> converted_from_utf8(std::string_view text, const std::string& converter);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_CHARSET_CONVERSION_H
