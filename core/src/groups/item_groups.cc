#include "groups/item_groups.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <numeric>
#include <optional>
#include <unordered_map>
#include <utility>

#include "groups/fact_parts.h"
#include "groups/family_parts.h"

namespace neardup {

CentreOrder::CentreOrder(const std::vector<std::size_t>& neighbours)
    : items_(neighbours.size()), places_(neighbours.size()) {
  std::iota(items_.begin(), items_.end(), 0U);
  std::stable_sort(items_.begin(), items_.end(),
                   [&](std::uint32_t a, std::uint32_t b) { return neighbours[a] > neighbours[b]; });
  for (std::uint32_t place = 0; place != items_.size(); ++place) places_[items_[place]] = place;
}

BucketLists CentreOrder::by_place(const BucketLists& by_item) const {
  BucketLists lists;
  lists.bucket_count = by_item.bucket_count;
  lists.ids.reserve(by_item.ids.size());
  lists.offsets.reserve(by_item.offsets.size());
  for (const std::uint32_t item : items_) {
    const auto begin = by_item.ids.begin() + static_cast<std::ptrdiff_t>(by_item.offsets[item]);
    const auto end = by_item.ids.begin() + static_cast<std::ptrdiff_t>(by_item.offsets[item + 1]);
    lists.ids.insert(lists.ids.end(), begin, end);
    lists.offsets.push_back(lists.ids.size());
  }
  return lists;
}

StarGroups CentreOrder::by_item(const StarGroups& by_place) const {
  StarGroups stars;
  stars.comparisons = by_place.comparisons;
  stars.oversized = by_place.oversized;
  stars.forgotten = by_place.forgotten;
  stars.representative.reserve(places_.size());
  stars.link.reserve(places_.size());
  for (const std::uint32_t place : places_) {
    stars.representative.push_back(items_[by_place.representative[place]]);
    stars.link.push_back(by_place.link[place]);
  }
  return stars;
}

namespace {

/** What neighbour lists tell of two items that share a bucket. */
class KnownPairs {
 public:
  /** References must outlive this. */
  KnownPairs(const BucketLists& buckets, const NeighbourLists& lists, std::size_t list_cap)
      : buckets_(buckets), lists_(lists), list_cap_(list_cap) {}

  /** Whether they are known not to be near: the list of one of them lacks the other, which a bucket of both offers. */
  bool are_apart(std::size_t a, std::size_t b) const {
    const auto [first, second] = std::minmax(a, b);
    if (is_known_to_lack(second, first)) return offers_both(first, second, first);
    return is_known_to_lack(first, second) && offers_both(first, second, second);
  }

 private:
  /** Whether a bucket of two items offers items as far as this one. Bucket numbers ascend. */
  bool offers_both(std::size_t a, std::size_t b, std::size_t item) const {
    std::size_t k = buckets_.offsets[a];
    for (std::size_t l = buckets_.offsets[b]; l != buckets_.offsets[b + 1]; ++l) {
      while (k != buckets_.offsets[a + 1] && buckets_.ids[k] < buckets_.ids[l]) ++k;
      if (k == buckets_.offsets[a + 1]) break;
      if (buckets_.ids[k] == buckets_.ids[l] && lists_.last_offered[buckets_.ids[l]] >= item) return true;
    }
    return false;
  }

  /** Whether the list of an item reaches as far as another item and does not have it. */
  bool is_known_to_lack(std::size_t item, std::size_t other) const {
    const std::vector<std::uint32_t>& list = lists_.of[item];
    if (list.size() >= list_cap_ && list.back() < other) return false;
    return !std::binary_search(list.begin(), list.end(), other);
  }

  const BucketLists& buckets_;
  const NeighbourLists& lists_;
  std::size_t list_cap_;
};

}  // namespace

CentreOrder centre_order(const NeighbourLists& neighbours, const StarRules& rules) {
  std::vector<std::size_t> weights;
  weights.reserve(neighbours.of.size());
  for (std::size_t item = 0; item != neighbours.of.size(); ++item)
    weights.push_back(item < rules.references ? std::numeric_limits<std::size_t>::max()
                                              : rules.weight(item, neighbours.of[item].size()));
  return CentreOrder(weights);
}

CentredStars centred_stars(const BucketLists& buckets, const std::vector<StarRules>& rules,
                           const std::function<void()>& progress) {
  NeighbourLists neighbours = neighbour_lists(buckets, {rules.begin(), rules.end()}, progress);
  CentreOrder centres = centre_order(neighbours, rules.front());
  const KnownPairs known(buckets, neighbours, rules.front().list_cap);
  std::vector<NearTest> near;
  for (const StarRules& of_thread : rules) {
    near.push_back([&known, &centres, &of_thread](std::size_t centre, std::size_t place) -> std::optional<StarLink> {
      const std::size_t item_of_centre = centres.item(centre);
      const std::size_t item = centres.item(place);
      if (known.are_apart(item_of_centre, item) || !of_thread.promising(item_of_centre, item)) return std::nullopt;
      return of_thread.near(item_of_centre, item);
    });
  }
  const StarGroups stars =
      star_groups(centres.by_place(buckets), near, rules.front().bucket_cap, progress, rules.front().references);
  StarGroups by_item = centres.by_item(stars);
  return {std::move(neighbours), std::move(centres), std::move(by_item)};
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

/** fact_part_keys() of items. */
std::vector<std::uint64_t> parts_by_facts(const std::vector<std::size_t>& items, const StarRules& rules,
                                          const NearTest& linked) {
  if (!rules.facts || items.front() < rules.references) return {};  // all that is near a reference goes
  return fact_part_keys(
      items.size(), [&](std::size_t i) { return rules.facts(items[i]); },
      [&](std::size_t a, std::size_t b) { return rules.promising(items[a], items[b]); },
      [&](std::size_t a, std::size_t b) { return linked(items[a], items[b]); });
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
    const std::optional<std::vector<std::uint64_t>> family = part_keys ? part_keys(star) : std::nullopt;
    const auto keys = keys_of_both(family, parts_by_facts(members, rules.front(), linked));
    if (!keys) continue;
    const StarGroups parts =
        family_parts(*keys, [&](std::size_t a, std::size_t b) { return linked(members[a], members[b]); });
    for (std::size_t i = 0; i != members.size(); ++i) {
      groups.centre[members[i]] = members[parts.representative[i]];
      groups.link[members[i]] = parts.link[i];
      if (family) groups.family[members[i]] = members.front();
    }
  }
  part_distinct_items(groups, rules.front());
  StarGroups chosen = representatives_of(groups.centre, groups.link, linked);
  groups.representative = std::move(chosen.representative);
  groups.to_representative = std::move(chosen.link);
  return groups;
}

}  // namespace neardup
