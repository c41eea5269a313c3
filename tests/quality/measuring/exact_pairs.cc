#include "quality/measuring/exact_pairs.h"

#include <algorithm>
#include <cstdint>
#include <unordered_map>

namespace neardup {

void each_exact_pair(const std::vector<ShingleSet>& sets, double threshold,
                     const std::function<void(const ExactPair&)>& take) {
  std::unordered_map<std::uint64_t, std::vector<std::uint32_t>> holders;
  std::vector<std::uint32_t> shared(sets.size());
  for (std::size_t second = 0; second != sets.size(); ++second) {
    std::fill(shared.begin(), shared.end(), 0);
    for (const std::uint64_t shingle : sets[second]) {
      std::vector<std::uint32_t>& earlier = holders[shingle];
      for (const std::uint32_t first : earlier) ++shared[first];
      earlier.push_back(static_cast<std::uint32_t>(second));
    }
    for (std::size_t first = 0; first != second; ++first) {
      if (shared[first] == 0) continue;
      const std::size_t united = sets[first].size() + sets[second].size() - shared[first];
      const double jaccard = shared[first] / static_cast<double>(united);
      if (jaccard >= threshold) take({first, second, jaccard, shared[first], united});
    }
  }
}

}  // namespace neardup
