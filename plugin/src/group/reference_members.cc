#include "group/reference_members.h"

#include <limits>

#include "database/slot_values.h"
#include "sign/stored_values.h"

namespace neardup {

ReferenceMembers::ReferenceMembers(const GroupedDatabases& databases, const Scheme& scheme) {
  if (!databases.has_references()) return;
  const std::uint32_t id = scheme.id();
  std::unordered_map<Xapian::docid, std::size_t> by_docid;
  for_each_value(databases.all(), scheme.slots.group_state, [&](Xapian::docid docid, const std::string& value) {
    if (!databases.is_reference(docid)) return;
    const auto state = decode_group_state(value, id);
    if (!state || state->is_centre()) return;
    by_docid.emplace(docid, members_.size());
    members_.push_back({state->token_digest, {state->similarity, state->exact}, kNoGroup});
  });
  for_each_value(databases.all(), scheme.slots.group, [&](Xapian::docid docid, const std::string& group) {
    const auto member = by_docid.find(docid);
    if (member == by_docid.end()) return;
    const std::size_t number = groups_.emplace(group, groups_.size()).first->second;
    members_[member->second].group = number;
    counts_.resize(groups_.size());
    ++counts_[number];
  });
  for (const auto& [docid, member] : by_docid) docids_.insert(docid);
}

std::size_t ReferenceMembers::count(const std::string& group) const {
  const auto found = groups_.find(group);
  return found == groups_.end() ? 0 : counts_[found->second];
}

ReferencePlaces ReferenceMembers::places(const std::vector<std::string>& group, double threshold) const {
  constexpr auto kNone = std::numeric_limits<std::uint32_t>::max();
  std::vector<std::uint32_t> centres(groups_.size(), kNone);
  for (std::uint32_t rank = 0; rank != group.size(); ++rank) {
    const auto found = groups_.find(group[rank]);
    if (found != groups_.end() && centres[found->second] == kNone) centres[found->second] = rank;
  }
  ReferencePlaces places;
  for (const Member& member : members_) {
    if (member.group == kNoGroup || centres[member.group] == kNone || member.link.similarity < threshold) continue;
    places.emplace(member.digest, ReferencePlace{centres[member.group], member.link});
  }
  return places;
}

}  // namespace neardup
