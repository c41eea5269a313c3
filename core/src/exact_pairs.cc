#include "neardup/exact_pairs.h"

#include <cstdint>
#include <unordered_map>

namespace neardup {

std::vector<ExactPair> exact_pairs(const std::vector<ShingleSet>& sets, double threshold) {
  std::unordered_map<std::uint64_t, std::vector<std::uint32_t>> holders;
  std::vector<ExactPair> pairs;
  std::vector<std::uint32_t> shared(sets.size());
  for (std::size_t second = 0; second != sets.size(); ++second) {
    std::fill(shared.begin(), shared.end(), 0);
    for (const std::uint64_t shingle : sets[second]) {
      std::vector<std::uint32_t>& earlier = holders[shingle];
      for (const std::uint32_t first : earlier) ++shared[first];
      earlier.push_back(static_cast<std::uint32_t>(second));
    }
    for (std::size_t first = 0; first != second; ++first) {
      const double all = static_cast<double>(sets[first].size() + sets[second].size() - shared[first]);
      if (shared[first] != 0 && shared[first] / all >= threshold) pairs.push_back({first, second, shared[first] / all});
    }
  }
  return pairs;
}

}  // namespace neardup
