/** @file one_line.h
 *  Text on one line, for titles and records. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CHARACTERS_ONE_LINE_H
#define NEARDUP_INTAKE_CHARACTERS_ONE_LINE_H

#include <string>
#include <string_view>

namespace neardup {

/** The text with each run of white space and control characters replaced by one space, and none at the ends. */
std::string one_line(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_ONE_LINE_H
