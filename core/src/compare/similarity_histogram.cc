#include "compare/similarity_histogram.h"

#include <algorithm>
#include <cmath>

namespace neardup {

namespace {

constexpr std::size_t kFirst = 6;  // from 0.3
constexpr std::size_t kLast = 18;  // to 0.95

using Smoothed = std::array<double, SimilarityHistogram::kClasses>;

Smoothed smoothed(const std::array<std::uint64_t, SimilarityHistogram::kClasses>& counts) {
  Smoothed result{};
  for (std::size_t i = 0; i != counts.size(); ++i) {
    const std::uint64_t before = counts[i == 0 ? i : i - 1];
    const std::uint64_t after = counts[i + 1 == counts.size() ? i : i + 1];
    result[i] = static_cast<double>(before + 2 * counts[i] + after) / 4;
  }
  return result;
}

bool rises_above(double peak, double floor) {
  return peak - floor > 2 * std::sqrt(peak + floor);
}

bool in_valley(const Smoothed& counts, std::size_t i) {
  const auto here = counts.begin() + static_cast<std::ptrdiff_t>(i);
  return rises_above(*std::max_element(counts.begin(), here), *here) &&
         rises_above(*std::max_element(here + 1, counts.end()), *here);
}

}  // namespace

std::optional<Interval> SimilarityHistogram::valley() const {
  const Smoothed counts = smoothed(counts_);
  double fewest = 0;
  std::size_t longest = 0;  // of the runs with the fewest pairs
  std::size_t begin = 0;    // of the longest
  std::size_t run = 0;      // the run that ends with class i
  for (std::size_t i = kFirst; i <= kLast; ++i) {
    if (!in_valley(counts, i) || (longest != 0 && counts[i] > fewest)) {
      run = 0;
      continue;
    }
    if (longest == 0 || counts[i] < fewest) {
      fewest = counts[i];
      run = longest = 0;
    }
    if (++run > longest) {
      longest = run;
      begin = i + 1 - run;
    }
  }
  if (longest == 0) return std::nullopt;
  const auto bound = [](std::size_t i) { return static_cast<double>(i) / static_cast<double>(kClasses); };
  return Interval{bound(begin), bound(begin + longest)};
}

}  // namespace neardup
