#include "compare/similarity.h"

#include <algorithm>
#include <cmath>

namespace neardup {

namespace {

/** A merge of two sets that can be paused and resumed. */
class Merge {
 public:
  Merge(const ShingleSet& a, const ShingleSet& b)
      : begin_a_(a.data()),
        i_(begin_a_),
        end_a_(i_ + a.size()),
        begin_b_(b.data()),
        j_(begin_b_),
        end_b_(j_ + b.size()) {}

  /** Takes this many steps, each past one element of one set or of both, or stops when a set ends. */
  void advance(std::size_t steps) {
    for (; steps != 0 && !done(); --steps) {
      const std::uint64_t x = *i_;
      const std::uint64_t y = *j_;
      shared_ += x == y ? 1 : 0;
      i_ += x <= y ? 1 : 0;
      j_ += y <= x ? 1 : 0;
    }
  }

  bool done() const { return i_ == end_a_ || j_ == end_b_; }
  std::size_t shared() const { return shared_; }
  std::size_t missed_of_a() const { return static_cast<std::size_t>(i_ - begin_a_) - shared_; }
  std::size_t missed_of_b() const { return static_cast<std::size_t>(j_ - begin_b_) - shared_; }

 private:
  const std::uint64_t* begin_a_;
  const std::uint64_t* i_;
  const std::uint64_t* end_a_;
  const std::uint64_t* begin_b_;
  const std::uint64_t* j_;
  const std::uint64_t* end_b_;
  std::size_t shared_ = 0;
};

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

std::size_t intersection_size(const ShingleSet& a, const ShingleSet& b) {
  Merge merge(a, b);
  merge.advance(a.size() + b.size());
  return merge.shared();
}

std::optional<std::size_t> intersection_reaching(const ShingleSet& a, const ShingleSet& b, std::size_t least) {
  constexpr std::size_t kStepsACheck = 16;
  if (least > std::min(a.size(), b.size())) return std::nullopt;
  const std::size_t most_missed_of_a = a.size() - least;
  const std::size_t most_missed_of_b = b.size() - least;
  Merge merge(a, b);
  while (!merge.done()) {
    merge.advance(kStepsACheck);
    if (merge.missed_of_a() > most_missed_of_a || merge.missed_of_b() > most_missed_of_b) return std::nullopt;
  }
  if (merge.shared() < least) return std::nullopt;
  return merge.shared();
}

std::size_t least_intersection(std::size_t size_a, std::size_t size_b, double threshold) {
  const std::size_t smaller = std::min(size_a, size_b);
  const auto reached = [&](std::size_t shared) { return jaccard_of_sizes(shared, size_a, size_b) >= threshold; };
  const double about = threshold * static_cast<double>(size_a + size_b) / (1 + threshold);
  std::size_t least = std::min(smaller, static_cast<std::size_t>(about));
  while (least != 0 && reached(least - 1)) --least;  // a step or two at most, because of rounding
  while (least <= smaller && !reached(least)) ++least;
  return least;
}

double jaccard(const ShingleSet& a, const ShingleSet& b) {
  return jaccard_of_sizes(intersection_size(a, b), a.size(), b.size());
}

double jaccard_of_sizes(std::size_t shared, std::size_t size_a, std::size_t size_b) {
  if (size_a == 0 && size_b == 0) return 0;
  return static_cast<double>(shared) / static_cast<double>(size_a + size_b - shared);
}

double containment(const ShingleSet& a, const ShingleSet& b) {
  if (a.empty() || b.empty()) return 0;
  return static_cast<double>(intersection_size(a, b)) / static_cast<double>(std::min(a.size(), b.size()));
}

double containment_in(const ShingleSet& a, const ShingleSet& b) {
  if (a.empty()) return 0;
  return static_cast<double>(intersection_size(a, b)) / static_cast<double>(a.size());
}

double containment_from_jaccard(double jaccard, std::size_t size_a, std::size_t size_b) {
  if (size_a == 0 || size_b == 0) return 0;
  const double shared = jaccard * (static_cast<double>(size_a) + static_cast<double>(size_b)) / (1 + jaccard);
  return std::min(1.0, shared / static_cast<double>(std::min(size_a, size_b)));
}

double jaccard_from_containment(double containment, std::size_t size_a, std::size_t size_b) {
  if (size_a == 0 || size_b == 0) return 0;
  const double shared = containment * static_cast<double>(std::min(size_a, size_b));
  return shared / (static_cast<double>(size_a) + static_cast<double>(size_b) - shared);
}

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
