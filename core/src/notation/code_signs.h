/** @file code_signs.h
 *  Operators of programs. Internal. THREADS: pure functions. */
#ifndef NEARDUP_CORE_NOTATION_CODE_SIGNS_H
#define NEARDUP_CORE_NOTATION_CODE_SIGNS_H

#include <set>
#include <string>
#include <string_view>

namespace neardup {

/** Add the ! in front of a name that stands in a bracket or behind an operator, "(!ok)", and && and || between operands. */
void add_code_signs(std::string_view text, std::set<std::string>& names);

}  // namespace neardup

#endif  // NEARDUP_CORE_NOTATION_CODE_SIGNS_H
