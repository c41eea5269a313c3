#include "soak/operation.h"

#include <cstddef>
#include <numeric>

namespace neardup::soak {

const Operation& random_operation(const Operations& operations, RandomTexts& random) {
  const std::size_t all =
      std::accumulate(operations.begin(), operations.end(), std::size_t{0},
                      [](std::size_t sum, const Operation& operation) { return sum + operation.weight; });
  std::size_t place = random.below(all);
  for (const Operation& operation : operations) {
    if (place < operation.weight) return operation;
    place -= operation.weight;
  }
  return operations.back();
}

}  // namespace neardup::soak
