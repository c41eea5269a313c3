/** @file longest_ascent.h
 *  The longest ascending subsequence.
 *
 *  Finds which of the things that two orders share can keep their places. THREADS: pure function.
 */
#ifndef NEARDUP_CORE_COMPARE_LONGEST_ASCENT_H
#define NEARDUP_CORE_COMPARE_LONGEST_ASCENT_H

#include <cstddef>
#include <vector>

namespace neardup {

/** The longest ascending subsequence of distinct numbers, in their order; empty for none.
 *  Cost: n log n; linear if the numbers ascend. Source: patience sorting, Fredman 1975. */
std::vector<std::size_t> longest_ascent(const std::vector<std::size_t>& numbers);

}  // namespace neardup

#endif  // NEARDUP_CORE_COMPARE_LONGEST_ASCENT_H
