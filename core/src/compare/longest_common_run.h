/** @file longest_common_run.h
 *  The longest run of words that two texts share.
 *
 *  Part of the explanation of a match. THREADS: pure function.
 */
#ifndef NEARDUP_CORE_COMPARE_LONGEST_COMMON_RUN_H
#define NEARDUP_CORE_COMPARE_LONGEST_COMMON_RUN_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace neardup {

/** A run of tokens that two texts share. */
struct CommonRun {
  std::size_t length = 0;      ///< unit tokens; 0 if the texts share no token
  std::size_t begin_in_a = 0;  ///< number of its first token
  std::size_t begin_in_b = 0;
};

/** The longest run of successive tokens that both sequences have; if there are several, the first in b.
 *  @param a, b  token hashes in text order.
 *  Cost O((|a| + |b|) log d) for d distinct tokens; memory 200 to 350 bytes a token of a.
 *  Source: suffix automaton, Blumer et al. 1985. */
CommonRun longest_common_run(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b);

}  // namespace neardup

#endif  // NEARDUP_CORE_COMPARE_LONGEST_COMMON_RUN_H
