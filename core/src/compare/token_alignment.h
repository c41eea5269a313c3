/** @file token_alignment.h
 *  Which words of one text are which of another: a difference by words.
 *
 *  Part of the explanation of a match. THREADS: pure function.
 */
#ifndef NEARDUP_CORE_COMPARE_TOKEN_ALIGNMENT_H
#define NEARDUP_CORE_COMPARE_TOKEN_ALIGNMENT_H

#include <cstdint>
#include <vector>

#include "compare/longest_common_run.h"

namespace neardup {

/** The runs of tokens that two texts share in the same order; what lies between them differs.
 *  First what the texts begin and end with, then the runs around whatever stands once in each: 8 successive tokens, or
 *  3, or 1, as many as are in the same order; or else the longest common run. The same again between any two runs.
 *  @param a, b  token hashes in text order.
 *  @return      ascending in a and in b, none empty, none overlapping, no two adjacent in both. Not always the most
 *               tokens that could be aligned (the longest common subsequence), whose cost is quadratic.
 *  Cost O((|a| + |b|) log(|a| + |b|)): at most 16 times as many tokens are looked at as both have; what is then not yet
 *  aligned is left as different.
 *  Source: patience difference (B. Cohen), with runs of several tokens as anchors; Ratcliff, Metzener 1988. */
std::vector<CommonRun> aligned_runs(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b);

}  // namespace neardup

#endif  // NEARDUP_CORE_COMPARE_TOKEN_ALIGNMENT_H
