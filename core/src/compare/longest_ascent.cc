#include "compare/longest_ascent.h"

#include <algorithm>
#include <limits>

namespace neardup {

std::vector<std::size_t> longest_ascent(const std::vector<std::size_t>& numbers) {
  if (std::is_sorted(numbers.begin(), numbers.end())) return numbers;
  constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();
  std::vector<std::size_t> least_end;  // of the ascents of each length, the place of the least last number
  std::vector<std::size_t> previous(numbers.size(), kNone);
  for (std::size_t place = 0; place != numbers.size(); ++place) {
    const auto longer = std::lower_bound(least_end.begin(), least_end.end(), place,
                                         [&](std::size_t a, std::size_t b) { return numbers[a] < numbers[b]; });
    if (longer != least_end.begin()) previous[place] = *(longer - 1);
    if (longer == least_end.end()) {
      least_end.push_back(place);
    } else {
      *longer = place;
    }
  }
  std::vector<std::size_t> ascent;
  for (std::size_t place = least_end.back(); place != kNone; place = previous[place]) ascent.push_back(numbers[place]);
  std::reverse(ascent.begin(), ascent.end());
  return ascent;
}

}  // namespace neardup
