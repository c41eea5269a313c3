#include "compare/similarity.h"

#include <algorithm>

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

}  // namespace neardup
