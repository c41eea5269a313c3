#include "compare/share_estimate.h"

#include <algorithm>
#include <cmath>

namespace neardup {

namespace {

constexpr double kTwoSided95 = 1.9599639845;

/** @param cases  of all groups together. */
double effective_size(const std::vector<PartOf>& groups, double share, double cases) {
  double squares = 0;
  double filled = 0;
  for (const PartOf& group : groups) {
    if (group.all == 0) continue;
    const double off = static_cast<double>(group.part) - share * static_cast<double>(group.all);
    squares += off * off;
    ++filled;
  }
  if (share == 0 || share == 1 || filled == 1) return filled;
  const double variance = filled / (filled - 1) * squares / (cases * cases);
  if (variance == 0) return cases;
  return std::clamp(share * (1 - share) / variance, 1.0, cases);
}

}  // namespace

Interval wilson_interval(double share, double n, double z) {
  const double z2 = z * z;
  const double centre = share + z2 / (2 * n);
  const double radius = z * std::sqrt(share * (1 - share) / n + z2 / (4 * n * n));
  return {(centre - radius) / (1 + z2 / n), (centre + radius) / (1 + z2 / n)};
}

std::optional<ShareEstimate> estimate_share(const std::vector<PartOf>& groups) {
  PartOf sum;
  for (const PartOf& group : groups) {
    sum.part += group.part;
    sum.all += group.all;
  }
  if (sum.all == 0) return std::nullopt;
  const double cases = static_cast<double>(sum.all);
  const double share = static_cast<double>(sum.part) / cases;
  const double size = effective_size(groups, share, cases);
  return ShareEstimate{share, wilson_interval(share, size, kTwoSided95), size};
}

}  // namespace neardup
