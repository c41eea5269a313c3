#include "soak/shrinking.h"

#include <algorithm>

namespace neardup::soak {

Steps shrunk(Steps steps, const std::function<bool(const Steps&)>& fails, std::size_t trials) {
  for (std::size_t size = steps.size(); size != 0;) {
    bool smaller = false;
    for (std::size_t begin = 0; begin < steps.size() && trials != 0;) {
      Steps rest = steps;
      const auto first = rest.begin() + static_cast<std::ptrdiff_t>(begin);
      rest.erase(first, first + static_cast<std::ptrdiff_t>(std::min(size, steps.size() - begin)));
      --trials;
      if (fails(rest)) {
        steps = std::move(rest);
        smaller = true;
      } else {
        begin += size;
      }
    }
    if (trials == 0) break;
    if (!smaller || size != 1) size /= 2;  // with single steps it goes on until none can be left out
  }
  return steps;
}

}  // namespace neardup::soak
