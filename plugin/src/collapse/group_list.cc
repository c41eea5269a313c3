#include "collapse/group_list.h"

#include <algorithm>
#include <map>

#include "record/scheme_record.h"
#include "sign/stored_values.h"

namespace neardup {

std::vector<Group> list_groups(const Xapian::Database& database, const Scheme& scheme) {
  require_recorded(database, scheme);
  std::map<std::string, Group> by_id;
  std::map<Xapian::docid, Group*> group_of;
  const unsigned slot = scheme.slots.group;
  for (auto value = database.valuestream_begin(slot); value != database.valuestream_end(slot); ++value) {
    Group& group = by_id[*value];
    group.members.push_back(value.get_docid());
    group_of[value.get_docid()] = &group;
  }
  const unsigned state_slot = scheme.slots.group_state;
  for (auto value = database.valuestream_begin(state_slot); value != database.valuestream_end(state_slot); ++value) {
    const auto found = group_of.find(value.get_docid());
    const std::optional<GroupState> state = decode_group_state(*value, scheme.id());
    if (found == group_of.end() || !state) continue;
    Group& group = *found->second;
    if (state->role == GroupRole::kRepresentative) group.representative = found->first;
    if (state->is_centre()) group.centre = found->first;
    group.family = state->family;
    group.min_similarity = std::min(group.min_similarity, state->similarity);
    group.exact = group.exact && state->exact;
  }
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
  const unsigned slot = scheme.slots.group_state;
  for (auto value = database.valuestream_begin(slot); value != database.valuestream_end(slot); ++value) {
    const std::optional<GroupState> state = decode_group_state(*value, scheme.id());
    if (state && state->family != 0) by_id[state->family].members.push_back(value.get_docid());
  }
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
