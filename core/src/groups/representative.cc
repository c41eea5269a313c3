#include "groups/representative.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <unordered_map>
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

StarGroups representatives_of(const std::vector<std::uint32_t>& ranks, const std::vector<std::uint32_t>& centres,
                              const std::vector<StarLink>& links, const NearTest& near) {
  std::unordered_map<std::uint32_t, std::vector<std::size_t>> groups;  // places, by centre
  for (std::size_t place = 0; place != ranks.size(); ++place) groups[centres[place]].push_back(place);
  StarGroups chosen{std::vector<std::size_t>(ranks.size()), std::vector<StarLink>(ranks.size())};
  for (const auto& [centre, places] : groups) {
    std::vector<StarLink> of_group;
    std::size_t of_centre = 0;
    for (const std::size_t place : places) {
      if (ranks[place] == centre) of_centre = of_group.size();
      of_group.push_back(links[place]);
    }
    const Representative found = representative_of(
        of_centre, std::move(of_group),
        [&near, &members = places](std::size_t a, std::size_t b) { return near(members[a], members[b]); });
    for (std::size_t i = 0; i != places.size(); ++i) {
      chosen.representative[places[i]] = places[found.member];
      chosen.link[places[i]] = found.links[i];
    }
  }
  return chosen;
}

}  // namespace neardup
