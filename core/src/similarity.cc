#include "neardup/similarity.h"

#include <algorithm>

namespace neardup {

std::size_t intersection_size(const ShingleSet& a, const ShingleSet& b) {
  std::size_t shared = 0;
  auto i = a.begin();
  auto j = b.begin();
  while (i != a.end() && j != b.end()) {
    const std::uint64_t x = *i;
    const std::uint64_t y = *j;
    shared += x == y ? 1 : 0;
    i += x <= y ? 1 : 0;
    j += y <= x ? 1 : 0;
  }
  return shared;
}

double jaccard(const ShingleSet& a, const ShingleSet& b) {
  if (a.empty() && b.empty()) return 0;
  const std::size_t shared = intersection_size(a, b);
  return static_cast<double>(shared) / static_cast<double>(a.size() + b.size() - shared);
}

double containment(const ShingleSet& a, const ShingleSet& b) {
  if (a.empty() || b.empty()) return 0;
  return static_cast<double>(intersection_size(a, b)) / static_cast<double>(std::min(a.size(), b.size()));
}

double containment_from_jaccard(double jaccard, std::size_t size_a, std::size_t size_b) {
  if (size_a == 0 || size_b == 0) return 0;
  const double shared = jaccard * (static_cast<double>(size_a) + static_cast<double>(size_b)) / (1 + jaccard);
  return std::min(1.0, shared / static_cast<double>(std::min(size_a, size_b)));
}

}  // namespace neardup
