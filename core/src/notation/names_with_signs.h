/** @file names_with_signs.h
 *  Names of which a sign is a part: C++, C#, the grades A+ and AA-. Internal. THREADS: as the tokenizer. */
#ifndef NEARDUP_CORE_NOTATION_NAMES_WITH_SIGNS_H
#define NEARDUP_CORE_NOTATION_NAMES_WITH_SIGNS_H

#include <set>
#include <string>
#include <string_view>

#include "neardup/token.h"

namespace neardup {

/** Add the names that end in up to three + or in #.
 *  @param kind  + or #: no name has both.
 *  @param tokenizer  makes one name of the spellings of a name beyond ASCII; without one only their case does not count. */
void add_names_with_signs(std::string_view text, char kind, Tokenizer* tokenizer, std::set<std::string>& names);

/** Whether a text ends with a grade, to which a minus may belong: "A" to "F" up to three times, or "Rh"; its bytes, or 0. */
std::size_t bytes_of_grade(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_CORE_NOTATION_NAMES_WITH_SIGNS_H
