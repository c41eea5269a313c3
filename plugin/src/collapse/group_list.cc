#include "collapse/group_list.h"

#include <algorithm>
#include <limits>
#include <map>

#include "collapse/collapsed_results.h"
#include "database/slot_values.h"
#include "neardup/collapse.h"
#include "record/scheme_record.h"

namespace neardup {

namespace {

/** Sort key: the representative before any similarity, a document without a state behind. */
double standing(const GroupMember& member) {
  if (!member.state) return -1;
  return member.state->role == GroupRole::kMember ? member.state->similarity : 2;
}

}  // namespace

std::vector<Group> list_groups(const Xapian::Database& database, const Scheme& scheme) {
  require_recorded(database, scheme);
  std::map<std::string, Group> by_id;
  std::map<Xapian::docid, Group*> group_of;
  for_each_value(database, scheme.slots.group, [&](Xapian::docid docid, const std::string& id) {
    Group& group = by_id[id];
    group.members.push_back(docid);
    group_of[docid] = &group;
  });
  for_each_value(database, scheme.slots.group_state, [&](Xapian::docid docid, const std::string& value) {
    const auto found = group_of.find(docid);
    const std::optional<GroupState> state = decode_group_state(value, scheme.id());
    if (found == group_of.end() || !state) return;
    Group& group = *found->second;
    if (state->role != GroupRole::kMember) group.representative = found->first;
    if (state->is_centre()) group.centre = found->first;
    group.family = state->family;
    group.min_similarity = std::min(group.min_similarity, state->similarity);
    group.exact = group.exact && state->exact;
  });
  std::vector<Group> groups;
  for (auto& [id, group] : by_id) {
    group.id = id;
    if (group.members.size() > 1) groups.push_back(std::move(group));
  }
  std::stable_sort(groups.begin(), groups.end(),
                   [](const Group& a, const Group& b) { return a.members.size() > b.members.size(); });
  return groups;
}

std::vector<Family> list_families(const Xapian::Database& database, const Scheme& scheme) {
  require_recorded(database, scheme);
  std::map<std::uint64_t, Family> by_id;
  for_each_value(database, scheme.slots.group_state, [&](Xapian::docid docid, const std::string& value) {
    const std::optional<GroupState> state = decode_group_state(value, scheme.id());
    if (state && state->family != 0) by_id[state->family].members.push_back(docid);
  });
  std::vector<Family> families;
  for (auto& [id, family] : by_id) {
    family.id = id;
    families.push_back(std::move(family));
  }
  std::stable_sort(families.begin(), families.end(),
                   [](const Family& a, const Family& b) { return a.members.size() > b.members.size(); });
  return families;
}

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
