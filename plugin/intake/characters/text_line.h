/** @file text_line.h
 *  Lines of a text in memory: a text on one line, for titles and records, and lines "Name: value" in the headers of HTTP
 *  and of web archives.
 *  THREADS: pure functions.
 */
#ifndef NEARDUP_INTAKE_CHARACTERS_TEXT_LINE_H
#define NEARDUP_INTAKE_CHARACTERS_TEXT_LINE_H

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

#include "bytes/ascii.h"

namespace neardup {

constexpr std::string_view kFullwidthColon = "\xef\xbc\x9a";  ///< U+FF1A

/** Whether words with a space between each two have one. @param word  has no space. */
bool has_word(std::string_view words, std::string_view word);

/** Remove the first line from a text.
 *  @return the line without its line end, "\n" or "\r\n"; empty for an empty text. */
std::string_view take_line(std::string_view& text);

/** Whether a word is in an array of words. */
template <typename Words>
bool is_among(const Words& words, std::string_view word) {
  return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

/** The text without white space at both ends. */
std::string_view trimmed(std::string_view text, std::string_view white_space = " \t\r\n");

/** The text with each run of white space and control characters replaced by one space, and none at the ends. */
std::string one_line(std::string_view text);

struct FieldLine {
  std::string name;  ///< in lower case
  std::string value;
};

/** Parse a line with or without its line end; nothing if it has no colon. */
std::optional<FieldLine> parse_field_line(std::string_view line);

/** Append a line to the previous field if it begins with white space, which means that it continues the field.
 *  @return whether it does. Source: RFC 9112 section 5.2. */
bool continue_field(std::optional<FieldLine>& field, std::string_view line);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_TEXT_LINE_H
