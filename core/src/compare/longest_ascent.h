/** @file longest_ascent.h
 *  The longest ascending subsequence.
 *
 *  Which of the things that two orders share can stay where they are. THREADS: pure function.
 */
#ifndef NEARDUP_CORE_COMPARE_LONGEST_ASCENT_H
#define NEARDUP_CORE_COMPARE_LONGEST_ASCENT_H

#include <cstddef>
#include <vector>

namespace neardup {

/** The most of distinct numbers that one can keep so that they ascend, in their order; none of none.
 *  Cost: n log n; linear for numbers that ascend. Source: patience sorting, Fredman 1975. */
std::vector<std::size_t> longest_ascent(const std::vector<std::size_t>& numbers);

}  // namespace neardup

#endif  // NEARDUP_CORE_COMPARE_LONGEST_ASCENT_H
