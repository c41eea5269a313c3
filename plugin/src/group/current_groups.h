/** @file current_groups.h
 *  The group marks that documents have now. Internal to grouping. */
#ifndef NEARDUP_PLUGIN_GROUP_CURRENT_GROUPS_H
#define NEARDUP_PLUGIN_GROUP_CURRENT_GROUPS_H

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "database/grouped_databases.h"
#include "marks/signature_table.h"
#include "scheme/scheme.h"
#include "sign/stored_values.h"

namespace neardup {

/** Group value and group state of one document. */
struct CarriedGroup {
  std::string group;                ///< empty: no near-duplicate
  std::optional<GroupState> state;  ///< nothing: none, or damaged
  bool damaged = false;             ///< whether the slot has a value that is no state
};

class CurrentGroups {
 public:
  /** Cost: reads two value slots from end to end. */
  CurrentGroups(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table);

  /** The marks of documents outside the references, under their docids in GroupedDatabases::grouped(). */
  CurrentGroups without_references(const GroupedDatabases& databases, const SignatureTable& table) &&;

  const CarriedGroup& of(std::size_t item) const { return marks_[places_[item]]; }

  /** Documents that have marks but are not in the table, ascending, each once. */
  const std::vector<Xapian::docid>& strays() const { return strays_; }

 private:
  CurrentGroups() = default;

  std::vector<std::uint32_t> places_;                               // [items] in marks_
  std::vector<CarriedGroup> marks_ = std::vector<CarriedGroup>(1);  // first those of the many documents without any
  std::vector<Xapian::docid> strays_;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_CURRENT_GROUPS_H
