#include "collapse/group_list.h"

#include <algorithm>
#include <map>

#include "database/slot_values.h"
#include "record/scheme_record.h"
#include "sign/stored_values.h"

namespace neardup {

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

}  // namespace neardup
