/** @file preference_order.h
 *  The items of a signature table in order of preference. Internal to grouping. */
#ifndef NEARDUP_PLUGIN_SCOPE_PREFERENCE_ORDER_H
#define NEARDUP_PLUGIN_SCOPE_PREFERENCE_ORDER_H

#include <cstddef>
#include <cstdint>
#include <vector>

#include "database/grouped_databases.h"
#include "marks/signature_table.h"
#include "neardup/preference.h"
#include "scheme/scheme.h"

namespace neardup {

/** A permutation: rank 0 is the most preferred item. */
class PreferenceOrder {
 public:
  /** References come first. Then pages at their own canonical URL, then documents that name none, then pages that name another
   *  page's; of each kind those with a plain address first, without a query and of no print or AMP view. Then the rules
   *  decide, and where they do not, documents of the first database come first.
   *  @exception Xapian::InvalidArgumentError if a rule names a slot in which no item has a value, or one that grouping
   *             writes.
   *  Cost: sorts the items. A value rule reads the slot from end to end, a URL rule reads the data of every document.
   */
  PreferenceOrder(const GroupedDatabases& databases, const Scheme& scheme, const SignatureTable& table,
                  const Preference& preference);

  std::size_t item(std::size_t rank) const { return items_[rank]; }
  std::size_t rank(std::size_t item) const { return ranks_[item]; }

 private:
  std::vector<std::uint32_t> items_;
  std::vector<std::uint32_t> ranks_;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_SCOPE_PREFERENCE_ORDER_H
