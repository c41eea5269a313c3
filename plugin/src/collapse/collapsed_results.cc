#include "collapse/collapsed_results.h"

#include <algorithm>
#include <unordered_map>

#include "collapse/group_list.h"

namespace neardup {

std::vector<ShownHit> CollapsedResults::page(Xapian::doccount first, Xapian::doccount size) const {
  const auto all = static_cast<Xapian::doccount>(shown.size());
  const Xapian::doccount begin = std::min(first, all);
  const Xapian::doccount end = begin + std::min(size, all - begin);
  return {shown.begin() + begin, shown.begin() + end};
}

CollapsedResults collapse_by_value(Xapian::Enquire& enquire, Xapian::valueno slot, Xapian::doccount most) {
  const KeyedMatches matches = keyed_matches(enquire, slot, most);
  CollapsedResults results;
  results.matches = matches.count;
  results.all_seen = matches.all_seen;
  std::unordered_map<std::string, std::size_t> shown_of;  // group --> its place among the shown
  for (Xapian::doccount rank = 0; rank != matches.count; ++rank) {
    const Xapian::MSetIterator hit = matches.hits[rank];
    std::string group = hit.get_collapse_key();
    const auto [place, first] =
        group.empty() ? std::pair(shown_of.end(), true) : shown_of.emplace(group, results.shown.size());
    if (first) {
      results.shown.push_back({*hit, rank, hit.get_weight(), std::move(group), {}});
    } else {
      results.shown[place->second].folded.push_back({*hit, rank, std::nullopt});
    }
  }
  return results;
}

}  // namespace neardup
