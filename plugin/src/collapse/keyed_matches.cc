#include "collapse/keyed_matches.h"

#include <algorithm>
#include <limits>

namespace neardup {

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
