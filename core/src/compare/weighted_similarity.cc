#include "compare/weighted_similarity.h"

#include <algorithm>
#include <cmath>

namespace neardup {

namespace {

/** Calls back with each feature of either text, ascending, and its counts in both. */
template <typename Take>
void for_each_feature(const FeatureCounts& a, const FeatureCounts& b, const Take& take) {
  auto x = a.begin();
  auto y = b.begin();
  while (x != a.end() || y != b.end()) {
    const bool of_a = y == b.end() || (x != a.end() && x->feature <= y->feature);
    const bool of_b = x == a.end() || (y != b.end() && y->feature <= x->feature);
    take(of_a ? x->feature : y->feature, of_a ? x->count : 0, of_b ? y->count : 0);
    x += of_a ? 1 : 0;
    y += of_b ? 1 : 0;
  }
}

double share(double part, double whole) {
  return whole > 0 ? std::min(1.0, part / whole) : 0;
}

}  // namespace

double multiset_jaccard(const FeatureCounts& a, const FeatureCounts& b) {
  std::size_t least = 0;
  std::size_t most = 0;
  for_each_feature(a, b, [&](std::uint64_t, std::size_t x, std::size_t y) {
    least += std::min(x, y);
    most += std::max(x, y);
  });
  return share(static_cast<double>(least), static_cast<double>(most));
}

double jaccard_from_multiset(double multiset_jaccard, const FeatureNumbers& a, const FeatureNumbers& b) {
  const double common = multiset_jaccard * static_cast<double>(a.all + b.all) / (1 + multiset_jaccard);
  const double repeated = static_cast<double>(std::min(a.all - a.distinct, b.all - b.distinct));
  const double shared = std::max(0.0, common - repeated);
  return share(shared, static_cast<double>(a.distinct + b.distinct) - shared);
}

double weighted_jaccard(const FeatureCounts& a, const FeatureCounts& b, const FeatureWeight& weight) {
  double shared = 0;
  double all = 0;
  for_each_feature(a, b, [&](std::uint64_t feature, std::size_t x, std::size_t y) {
    const double w = weight(feature);
    if (x != 0 && y != 0) shared += w;
    all += w;
  });
  return share(shared, all);
}

double weighted_cosine(const FeatureCounts& a, const FeatureCounts& b, const FeatureWeight& weight) {
  double product = 0;
  double square_a = 0;
  double square_b = 0;
  for_each_feature(a, b, [&](std::uint64_t feature, std::size_t x, std::size_t y) {
    const double w = weight(feature);
    const double xw = static_cast<double>(x) * w;
    const double yw = static_cast<double>(y) * w;
    product += xw * yw;
    square_a += xw * xw;
    square_b += yw * yw;
  });
  return share(product, std::sqrt(square_a * square_b));
}

double inverse_document_frequency(std::uint64_t documents, std::uint64_t frequency) {
  const auto seen = static_cast<double>(std::max<std::uint64_t>(frequency, 1));
  return std::log1p(static_cast<double>(documents) / seen);
}

}  // namespace neardup
