#include "groups/item_groups.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <utility>

#include "groups/family_parts.h"

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

StarGroups representatives_of(const std::vector<std::size_t>& centres, const std::vector<StarLink>& links,
                              const NearTest& near) {
  std::unordered_map<std::size_t, std::vector<std::size_t>> groups;
  for (std::size_t item = 0; item != centres.size(); ++item) groups[centres[item]].push_back(item);
  StarGroups chosen{std::vector<std::size_t>(centres.size()), std::vector<StarLink>(centres.size())};
  for (const auto& [centre, items] : groups) {
    std::vector<StarLink> of_group;
    for (const std::size_t item : items) of_group.push_back(links[item]);
    const auto of_centre = std::lower_bound(items.begin(), items.end(), centre) - items.begin();
    const Representative found = representative_of(
        static_cast<std::size_t>(of_centre), std::move(of_group),
        [&near, &members = items](std::size_t a, std::size_t b) { return near(members[a], members[b]); });
    for (std::size_t i = 0; i != items.size(); ++i) {
      chosen.representative[items[i]] = items[found.member];
      chosen.link[items[i]] = found.links[i];
    }
  }
  return chosen;
}

namespace {

/** The later one of two distinct items leaves their group. It is no centre, because all others are near that. */
void part_distinct_items(ItemGroups& groups, const StarRules& rules) {
  std::unordered_map<std::size_t, std::vector<std::size_t>> stay;  // by centre
  for (const std::size_t item : rules.declared) {
    std::vector<std::size_t>& earlier = stay[groups.centre[item]];
    const auto is_distinct = [&](std::size_t one) { return rules.are_distinct(one, item); };
    if (std::none_of(earlier.begin(), earlier.end(), is_distinct)) {
      earlier.push_back(item);
    } else {
      groups.centre[item] = item;
      groups.link[item] = {};
    }
  }
}

}  // namespace

ItemGroups group_items(const BucketLists& buckets, const std::vector<StarRules>& rules, const PartKeys& part_keys,
                       const std::function<void()>& progress) {
  const CentredStars found = centred_stars(buckets, rules, progress);
  ItemGroups groups;
  groups.centre = found.stars.representative;
  groups.link = found.stars.link;
  groups.family.assign(groups.centre.size(), ItemGroups::kNoFamily);
  groups.comparisons = found.neighbours.comparisons + found.stars.comparisons;
  groups.oversized = found.stars.oversized;
  groups.forgotten = found.stars.forgotten;
  const NearTest linked = [&first = rules.front()](std::size_t a, std::size_t b) {
    return first.promising(a, b) ? first.near(a, b) : std::nullopt;
  };
  for (const StarMembers& star : members_of_stars(found.stars, found.centres)) {
    const std::vector<std::size_t>& members = star.items;
    const std::optional<std::vector<std::uint64_t>> keys = part_keys ? part_keys(star) : std::nullopt;
    if (!keys) continue;
    const StarGroups parts =
        family_parts(*keys, [&](std::size_t a, std::size_t b) { return linked(members[a], members[b]); });
    for (std::size_t i = 0; i != members.size(); ++i) {
      groups.centre[members[i]] = members[parts.representative[i]];
      groups.link[members[i]] = parts.link[i];
      groups.family[members[i]] = members.front();
    }
  }
  part_distinct_items(groups, rules.front());
  StarGroups chosen = representatives_of(groups.centre, groups.link, linked);
  groups.representative = std::move(chosen.representative);
  groups.to_representative = std::move(chosen.link);
  return groups;
}

}  // namespace neardup
