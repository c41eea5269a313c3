/** @file results.h
 *  Plus and minus as what a text says: results and sums. Internal. THREADS: pure functions. */
#ifndef NEARDUP_CORE_NOTATION_RESULTS_H
#define NEARDUP_CORE_NOTATION_RESULTS_H

#include <set>
#include <string>
#include <string_view>

namespace neardup {

/** Add the + of sums, "3+4", of shifts, "UTC+2" and "T+2", and the runs of up to four + that stand alone, such as results in cells;
 *  if there are some, also their order among the dashes that stand alone: "-++-". Signs do not stand alone in front of a
 *  telephone number, or at the begin of a line that has words. */
void add_results(std::string_view text, std::set<std::string>& names);

}  // namespace neardup

#endif  // NEARDUP_CORE_NOTATION_RESULTS_H
