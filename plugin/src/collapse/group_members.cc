#include "collapse/group_members.h"

#include <algorithm>
#include <limits>

#include "collapse/collapsed_results.h"
#include "neardup/collapse.h"

namespace neardup {

namespace {

/** Sort key: the representative before any similarity, a document without a state behind. */
double standing(const GroupMember& member) {
  if (!member.state) return -1;
  return member.state->role == GroupRole::kMember ? member.state->similarity : 2;
}

}  // namespace

std::vector<GroupMember> group_members(const Xapian::Database& database, const std::string& group,
                                       const Scheme& scheme) {
  Xapian::Enquire enquire(database);
  enquire.set_weighting_scheme(Xapian::BoolWeight());
  enquire.set_query(group_query(database, group, scheme.name()));
  const KeyedMatches matches = keyed_matches(enquire, scheme.slots.group_state, kAllMatches);
  const std::uint32_t scheme_id = scheme.id();
  std::vector<GroupMember> members;
  for (auto hit = matches.hits.begin(); hit != matches.hits.end(); ++hit) {
    members.push_back({*hit, decode_group_state(hit.get_collapse_key(), scheme_id)});
  }
  std::sort(members.begin(), members.end(), [](const GroupMember& a, const GroupMember& b) {
    return standing(a) != standing(b) ? standing(a) > standing(b) : a.docid < b.docid;
  });
  return members;
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
