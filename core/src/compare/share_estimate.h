/** @file share_estimate.h
 *  How well a share is known that was counted in a sample: recall, precision, agreement.
 *
 *  THREADS: pure functions.
 */
#ifndef NEARDUP_CORE_COMPARE_SHARE_ESTIMATE_H
#define NEARDUP_CORE_COMPARE_SHARE_ESTIMATE_H

#include <cstdint>
#include <optional>
#include <vector>

namespace neardup {

struct Interval {
  double lower = 0;
  double upper = 0;
};

/** The Wilson score interval of a share. Source: Wilson 1927.
 *  @param share  0..1, seen among n independent cases.
 *  @param n      above 0; an effective number may be a fraction.
 *  @param z      standard deviations of the normal distribution on either side: 1.96 for 95 %. */
Interval wilson_interval(double share, double n, double z);

/** So many of so many. */
struct PartOf {
  std::uint64_t part = 0;  ///< at most all
  std::uint64_t all = 0;
};

struct ShareEstimate {
  double share = 0;           ///< all parts over all cases
  Interval interval;          ///< 95 %
  double effective_size = 0;  ///< as many independent cases would say as much
};

/** A share of cases that were drawn by groups: a document's neighbours are alike, so they are found or missed together,
 *  and say less than as many neighbours of different documents.
 *  The interval is Wilson's for the effective size share (1 - share) / variance, the variance being that of a ratio of
 *  group totals; at least 1 and at most the number of cases. Where all cases are alike (share 0 or 1) no variance is
 *  seen, and each group counts as one case.
 *  @param groups  drawn independently; those without a case say nothing.
 *  @return nothing if there is no case.
 *  Source: Cochran 1977, Sampling Techniques, sec. 3.12 (the variance); Dean, Pagano 2015 (Wilson's interval with it).
 */
std::optional<ShareEstimate> estimate_share(const std::vector<PartOf>& groups);

}  // namespace neardup

#endif  // NEARDUP_CORE_COMPARE_SHARE_ESTIMATE_H
