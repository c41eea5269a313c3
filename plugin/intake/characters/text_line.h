/** @file text_line.h
 *  Lines of a text in memory: a text on one line, for titles and records, and lines "Name: value" in the headers of HTTP
 *  and of web archives; the characters of ASCII, and lower case for names without case: suffixes, charsets, header fields.
 *  THREADS: pure functions.
 */
#ifndef NEARDUP_INTAKE_CHARACTERS_TEXT_LINE_H
#define NEARDUP_INTAKE_CHARACTERS_TEXT_LINE_H

#include <optional>
#include <string>
#include <string_view>

namespace neardup {

// Letters and digits are those of ASCII.

constexpr char lower_letter(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
}

constexpr bool is_letter(char c) {
  return lower_letter(c) >= 'a' && lower_letter(c) <= 'z';
}

constexpr bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

constexpr bool is_letter_or_digit(char c) {
  return is_letter(c) || is_digit(c);
}

constexpr bool begins_with(std::string_view text, std::string_view begin) {
  return text.substr(0, begin.size()) == begin;
}

constexpr bool ends_with(std::string_view text, std::string_view end) {
  return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

/** Whether words with a space between each two have one. @param word  has no space. */
bool has_word(std::string_view words, std::string_view word);

/** The text with A to Z in lower case; all other bytes stay. */
std::string lower_ascii(std::string_view text);

/** Remove the first line from a text.
 *  @return the line without its line end, "\n" or "\r\n"; empty for an empty text. */
std::string_view take_line(std::string_view& text);

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
