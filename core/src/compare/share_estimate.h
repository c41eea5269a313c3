/** @file share_estimate.h
 *  Confidence intervals of shares that were counted in a sample: recall, precision, agreement.
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

  double middle() const { return (lower + upper) / 2; }
};

/** The Wilson score interval of a share. Source: Wilson 1927.
 *  @param share  0..1, observed in n independent cases.
 *  @param n      above 0; may be fractional if it is an effective number.
 *  @param z      standard deviations of the normal distribution on either side: 1.96 for 95 %. */
Interval wilson_interval(double share, double n, double z);

/** A count of cases out of all cases. */
struct PartOf {
  std::uint64_t part = 0;  ///< at most all
  std::uint64_t all = 0;
};

struct ShareEstimate {
  double share = 0;           ///< all parts over all cases
  Interval interval;          ///< 95 %
  double effective_size = 0;  ///< number of independent cases that would be as informative
};

/** A share of cases that were drawn by groups. A document's neighbours are alike, so they are found or missed together
 *  and are less informative than neighbours of different documents.
 *  The interval is Wilson's for the effective size share (1 - share) / variance, with the variance of a ratio of group
 *  totals; at least 1 and at most the number of cases. If all cases are alike (share 0 or 1), no variance is observed,
 *  and each group counts as one case.
 *  @param groups  drawn independently; groups without a case are ignored.
 *  @return nothing if there is no case.
 *  Source: Cochran 1977, Sampling Techniques, sec. 3.12 (the variance); Dean, Pagano 2015 (Wilson's interval with it).
 */
std::optional<ShareEstimate> estimate_share(const std::vector<PartOf>& groups);

}  // namespace neardup

#endif  // NEARDUP_CORE_COMPARE_SHARE_ESTIMATE_H
