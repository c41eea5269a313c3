/** @file comparisons.h
 *  The signs "less than" and "more than". Internal. THREADS: pure functions. */
#ifndef NEARDUP_CORE_NOTATION_COMPARISONS_H
#define NEARDUP_CORE_NOTATION_COMPARISONS_H

#include <set>
#include <string>
#include <string_view>

namespace neardup {

/** Add < and > with the number behind them, which may have a currency, a minus or a decimal point, or with a name of one letter
 *  if such a name or a number stands before them; and <= and >= as ≤ and ≥. An arrow is none of them, nor is a > that marks a
 *  quoted line: one behind others at the beginning of a line, or if several lines begin so. */
void add_comparisons(std::string_view text, std::set<std::string>& names);

}  // namespace neardup

#endif  // NEARDUP_CORE_NOTATION_COMPARISONS_H
