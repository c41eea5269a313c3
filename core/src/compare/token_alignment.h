/** @file token_alignment.h
 *  Aligns the words of two texts: which words stay, and what stands between them. Part of the explanation of a match.
 *  THREADS: pure functions.
 */
#ifndef NEARDUP_CORE_COMPARE_TOKEN_ALIGNMENT_H
#define NEARDUP_CORE_COMPARE_TOKEN_ALIGNMENT_H

#include <cstddef>
#include <cstdint>
#include <vector>

#include "compare/token_sequences.h"

namespace neardup {

/** The runs of tokens that two texts share in the same order. Everything between them differs.
 *  Aligns first the common beginning and end. Then it aligns the runs around grams that occur once in each text: 8
 *  successive tokens, or 3, or 1, as many as are in the same order; or else the longest common run. It repeats this
 *  between any two runs.
 *  @param a, b  token hashes in text order.
 *  @return      ascending in a and in b, none empty, none overlapping, no two adjacent in both. Not always the most
 *               tokens that could be aligned (the longest common subsequence), whose cost is quadratic.
 *  Cost O(|a| + |b|), with a logarithm where anchors cross: reads at most 16 times as many tokens as both texts
 *  have, and leaves the rest as different.
 *  Source: patience difference (B. Cohen), with runs of several tokens as anchors; Ratcliff, Metzener 1988. */
std::vector<CommonRun> aligned_runs(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b);

/** Tokens of both texts: half-open ranges. */
struct TokenGap {
  std::size_t begin_a = 0;
  std::size_t end_a = 0;
  std::size_t begin_b = 0;
  std::size_t end_b = 0;
};

/** What stands between, before and behind the aligned_runs(), in order. None is empty in both texts. */
std::vector<TokenGap> gaps_between(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b);

/** The longest ascending subsequence of distinct numbers, in their order; empty for none.
 *  Cost: n log n; linear if the numbers ascend. Source: patience sorting, Fredman 1975. */
std::vector<std::size_t> longest_ascent(const std::vector<std::size_t>& numbers);

}  // namespace neardup

#endif  // NEARDUP_CORE_COMPARE_TOKEN_ALIGNMENT_H
