#include "slot_owners.h"

#include <algorithm>
#include <string>
#include <vector>

#include "neardup/base32.h"
#include "neardup/database_scheme.h"
#include "neardup/stored_values.h"
#include "rule_words.h"

namespace neardup {

namespace {

bool is_group_value(const std::string& value) {
  return base32_decode(value).has_value();
}

/** A fingerprint, a signature or a group state, of whatever scheme. */
bool is_value_of_a_scheme(const std::string& value) {
  return stored_scheme_id(value).has_value();
}

template <typename IsOurs>
void require_slot(const Xapian::Database& database, Xapian::valueno slot, const IsOurs& is_ours) {
  const auto value = database.valuestream_begin(slot);
  if (value == database.valuestream_end(slot) || is_ours(*value)) return;
  throw Xapian::InvalidArgumentError("document " + std::to_string(value.get_docid()) + " has a value of " +
                                     std::to_string((*value).size()) + " octets of another program in slot " +
                                     std::to_string(slot) +
                                     ", which the scheme writes to; sign the database under a scheme with free slots: "
                                     "its slots= names them");
}

bool holds(const SchemeSlots& slots, Xapian::valueno slot) {
  return slot == slots.fingerprint || slot == slots.group || slot == slots.signature || slot == slots.group_state;
}

}  // namespace

void require_free_slots(const Xapian::Database& database, const Scheme& scheme) {
  const std::vector<Scheme> recorded = recorded_schemes(database);
  const auto require = [&](Xapian::valueno slot, bool (*is_ours)(const std::string&)) {
    const bool known =
        std::any_of(recorded.begin(), recorded.end(), [slot](const Scheme& other) { return holds(other.slots, slot); });
    if (!known) require_slot(database, slot, is_ours);
  };
  require(scheme.slots.fingerprint, is_value_of_a_scheme);
  require(scheme.slots.signature, is_value_of_a_scheme);
  require(scheme.slots.group, is_group_value);
  require(scheme.slots.group_state, is_value_of_a_scheme);
}

void require_group_slots(const GroupedDatabases& databases, const Scheme& scheme) {
  const Xapian::Database& database = databases.grouped();
  if (!rule_of_groups(database, scheme).empty()) return;
  require_slot(database, scheme.slots.group, is_group_value);
  require_slot(database, scheme.slots.group_state, is_value_of_a_scheme);
}

}  // namespace neardup
