/** @file text_line.h
 *  Lines of a text in memory. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CHARACTERS_TEXT_LINE_H
#define NEARDUP_INTAKE_CHARACTERS_TEXT_LINE_H

#include <string_view>

namespace neardup {

/** Remove the first line from a text.
 *  @return the line without its line end, "\n" or "\r\n"; empty for an empty text. */
std::string_view take_line(std::string_view& text);

/** The text without white space at both ends. */
std::string_view trimmed(std::string_view text, std::string_view white_space = " \t\r\n");

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_TEXT_LINE_H
