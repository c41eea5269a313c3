/** @file units.h
 *  Units of measurement and of money that touch their number, which is then no name: "-5m". Internal. THREADS: pure functions. */
#ifndef NEARDUP_CORE_TOKENS_UNITS_H
#define NEARDUP_CORE_TOKENS_UNITS_H

#include <string_view>

namespace neardup {

/** Whether a word is the sign of a unit in letters of ASCII: "kg", "KG", "A", but not "a". */
bool is_unit(std::string_view word);

/** Whether a text of Chinese, Japanese or Korean begins with a unit: a word of these, such as 度, per cent, degrees, a unit in one
 *  character, or letters that is_unit() and that are not one capital: 歼-20A is a name. Letters may be wide.
 *  @param text  well-formed UTF-8. Cost: bounded. */
bool begins_with_unit(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_CORE_TOKENS_UNITS_H
