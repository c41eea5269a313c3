#include "group_slots.h"

#include <string>

#include "neardup/base32.h"
#include "neardup/stored_values.h"
#include "rule_words.h"

namespace neardup {

namespace {

bool is_group_value(const std::string& value) {
  return base32_decode(value).has_value();
}

bool is_group_state(const std::string& value) {
  return stored_scheme_id(value).has_value();  // of whatever scheme
}

template <typename IsOurs>
void require_slot(const Xapian::Database& database, Xapian::valueno slot, const IsOurs& is_ours) {
  const auto value = database.valuestream_begin(slot);
  if (value == database.valuestream_end(slot) || is_ours(*value)) return;
  throw Xapian::InvalidArgumentError("document " + std::to_string(value.get_docid()) + " has a value of " +
                                     std::to_string((*value).size()) + " octets of another program in slot " +
                                     std::to_string(slot) +
                                     ", which groups are kept in; sign the database under a scheme with free slots");
}

}  // namespace

void require_group_slots(const GroupedDatabases& databases, const Scheme& scheme) {
  const Xapian::WritableDatabase& database = databases.writable();
  if (!rule_of_groups(database, scheme).empty()) return;
  require_slot(database, scheme.slots.group, is_group_value);
  require_slot(database, scheme.slots.group_state, is_group_state);
}

}  // namespace neardup
