/** @file group_list.h
 *  The groups of a database, read from its values.
 *
 *  THREADS: use a database handle in one thread at a time.
 */
#ifndef NEARDUP_PLUGIN_COLLAPSE_GROUP_LIST_H
#define NEARDUP_PLUGIN_COLLAPSE_GROUP_LIST_H

#include <string>
#include <vector>

#include <xapian.h>

#include "scheme/scheme.h"

namespace neardup {

/** One group of near-duplicates. */
struct Group {
  std::string id;                      ///< the group value of its documents
  Xapian::docid representative = 0;    ///< 0 if it was deleted since the groups were formed
  std::vector<Xapian::docid> members;  ///< all documents of the group, ascending, including the representative
  double min_similarity = 1;           ///< least Jaccard index of a member with the representative
  bool exact = true;                   ///< whether every similarity in the group was verified exactly
};

/** All groups of two documents or more, the largest first, ties by id.
 *  Cost: reads two value slots from end to end; memory linear in the grouped documents. */
std::vector<Group> list_groups(const Xapian::Database& database, const Scheme& scheme);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_COLLAPSE_GROUP_LIST_H
