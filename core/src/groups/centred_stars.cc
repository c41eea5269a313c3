#include "groups/centred_stars.h"

#include <utility>

namespace neardup {

CentreOrder centre_order(const NeighbourLists& neighbours, const StarRules& rules) {
  std::vector<std::size_t> weights;
  weights.reserve(neighbours.of.size());
  for (std::size_t item = 0; item != neighbours.of.size(); ++item)
    weights.push_back(rules.weight(item, neighbours.of[item].size()));
  return CentreOrder(weights);
}

CentredStars centred_stars(const BucketLists& buckets, const StarRules& rules, const std::function<void()>& progress) {
  std::function<void(std::size_t, std::size_t)> of_item;
  if (progress) of_item = [&progress](std::size_t, std::size_t) { progress(); };
  NeighbourLists neighbours = neighbour_lists(buckets, rules.search, of_item);
  CentreOrder centres = centre_order(neighbours, rules);
  StarGroups stars =
      star_groups(centres.by_place(buckets), centres.by_place(rules.near), rules.search.bucket_cap, of_item);
  stars = centres.by_item(std::move(stars));
  return {std::move(neighbours), std::move(centres), std::move(stars)};
}

std::vector<StarMembers> members_of_stars(const StarGroups& stars, const CentreOrder& centres) {
  std::vector<std::size_t> size(stars.representative.size());
  for (const std::size_t centre : stars.representative) ++size[centre];
  std::vector<std::size_t> number(size.size());
  std::vector<StarMembers> all;
  for (std::size_t place = 0; place != centres.size(); ++place) {
    const std::size_t item = centres.item(place);
    const std::size_t centre = stars.representative[item];
    if (size[centre] < 2) continue;
    if (centre == item) {
      number[item] = all.size();
      all.emplace_back();
    }
    all[number[centre]].items.push_back(item);
    all[number[centre]].links.push_back(stars.link[item]);
  }
  return all;
}

}  // namespace neardup
