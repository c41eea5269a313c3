/** @file comparisons.h
 *  The signs "less than" and "more than". Internal. THREADS: pure functions. */
#ifndef NEARDUP_CORE_NOTATION_COMPARISONS_H
#define NEARDUP_CORE_NOTATION_COMPARISONS_H

#include <set>
#include <string>
#include <string_view>

namespace neardup {

/** Add < and > with the number behind them, which may have a currency, a minus or a decimal point, or with a name of one letter
 *  if such a name or a number stands before them; <= and >= as ≤ and ≥; and the order of both, if both are there. An
 *  arrow is none of them, nor is a > of a trail with several, nor one that marks a quoted line: behind others at the beginning of a
 *  line, below a blank line, or if several lines begin so. Cost: linear. */
void add_comparisons(std::string_view text, std::set<std::string>& names);

}  // namespace neardup

#endif  // NEARDUP_CORE_NOTATION_COMPARISONS_H
