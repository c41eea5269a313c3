#include "group/reference_members.h"

#include "database/slot_values.h"
#include "sign/stored_values.h"

namespace neardup {

ReferenceMembers::ReferenceMembers(const GroupedDatabases& databases, const Scheme& scheme) {
  if (!databases.has_references()) return;
  const std::uint32_t id = scheme.id();
  for_each_value(databases.all(), scheme.slots.group_state, [&](Xapian::docid docid, const std::string& value) {
    if (!databases.is_reference(docid)) return;
    const auto state = decode_group_state(value, id);
    if (state && state->role != GroupRole::kSingle && !state->is_centre()) docids_.insert(docid);
  });
  for_each_value(databases.all(), scheme.slots.group, [&](Xapian::docid docid, const std::string& group) {
    if (has(docid)) ++groups_[group];
  });
}

}  // namespace neardup
