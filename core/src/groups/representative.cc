#include "groups/representative.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

namespace neardup {

Representative representative_of(std::size_t centre, std::vector<StarLink> links, const NearTest& near) {
  std::vector<std::size_t> tested(links.size());
  std::iota(tested.begin(), tested.end(), std::size_t{0});
  std::vector<StarLink> found(links.size());
  for (std::size_t candidate = 0; candidate != centre; ++candidate) {
    const auto is_apart = [&](std::size_t member) {
      const std::optional<StarLink> link = member == candidate ? StarLink{} : near(candidate, member);
      if (link) found[member] = *link;
      return !link;
    };
    const auto apart = std::find_if(tested.begin(), tested.end(), is_apart);
    if (apart == tested.end()) return {candidate, std::move(found)};
    std::rotate(tested.begin(), apart, apart + 1);
  }
  return {centre, std::move(links)};
}

}  // namespace neardup
