#include "collapse/collapsed_results.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

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

KeyedMatches keyed_matches(Xapian::Enquire& enquire, Xapian::valueno slot, Xapian::doccount most) {
  constexpr Xapian::doccount kHideNothing = std::numeric_limits<Xapian::doccount>::max();
  enquire.set_collapse_key(slot, kHideNothing);
  // Xapian reserves memory for as many hits as you ask for.
  const Xapian::doccount bound = enquire.get_mset(0, 0).get_matches_upper_bound();
  const Xapian::doccount asked = most < bound ? most + 1 : bound;
  KeyedMatches matches;
  matches.hits = enquire.get_mset(0, asked, asked);
  matches.all_seen = matches.hits.size() <= most;
  matches.count = std::min(matches.hits.size(), most);
  return matches;
}

}  // namespace neardup
