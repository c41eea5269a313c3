/** @file one_line.h
 *  Text on one line, as titles and records need it. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CHARACTERS_ONE_LINE_H
#define NEARDUP_INTAKE_CHARACTERS_ONE_LINE_H

#include <string>
#include <string_view>

namespace neardup {

/** Each run of white space and control characters as one space; none at the ends. */
std::string one_line(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_ONE_LINE_H
