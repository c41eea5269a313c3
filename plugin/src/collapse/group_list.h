/** @file group_list.h
 *  The groups of a database, read from its values. THREADS: use a database handle in one thread at a time.
 */
#ifndef NEARDUP_PLUGIN_COLLAPSE_GROUP_LIST_H
#define NEARDUP_PLUGIN_COLLAPSE_GROUP_LIST_H

#include <cstdint>
#include <string>
#include <vector>

#include <xapian.h>

#include "scheme/scheme.h"

namespace neardup {

/** One group of near-duplicates. */
struct Group {
  std::string id;                      ///< the group value of its documents
  Xapian::docid representative = 0;    ///< or the single document to which the group refers; 0 if it was deleted since
  Xapian::docid centre = 0;            ///< round which the group is built; 0 likewise
  std::uint64_t family = 0;            ///< the family of one template of which the group is a part; 0: none
  std::vector<Xapian::docid> members;  ///< all documents of the group, ascending, including the representative
  double min_similarity = 1;           ///< least similarity of a document with the centre, by the measure of the groups
  bool exact = true;                   ///< whether every similarity in the group was verified exactly
};

/** All groups of two documents or more, the largest first, ties by id.
 *  Cost: reads two value slots from end to end; memory linear in the grouped documents. */
std::vector<Group> list_groups(const Xapian::Database& database, const Scheme& scheme);

/** A family of pages that were filled from one template, which grouping split. */
struct Family {
  std::uint64_t id = 0;                ///< as in GroupState
  std::vector<Xapian::docid> members;  ///< ascending
};

/** All families, the largest first, ties by id.
 *  Cost: reads a value slot from end to end. */
std::vector<Family> list_families(const Xapian::Database& database, const Scheme& scheme);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_COLLAPSE_GROUP_LIST_H
