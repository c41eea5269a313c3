/** @file group_members.h
 *  All documents in the group of a hit.
 *
 *  Stage GROUP of the flow. group_list.h reads all groups.
 *  THREADS: use a database handle in one thread at a time.
 */
#ifndef NEARDUP_PLUGIN_COLLAPSE_GROUP_MEMBERS_H
#define NEARDUP_PLUGIN_COLLAPSE_GROUP_MEMBERS_H

#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "scheme/scheme.h"
#include "sign/stored_values.h"

namespace neardup {

/** A document of a group. */
struct GroupMember {
  Xapian::docid docid = 0;
  std::optional<GroupState> state;  ///< its role and its similarity with the representative; nothing if that value was
                                    ///< lost or damaged since the groups were formed
};

/** All documents of a group: first the representative, then the others by descending similarity to it, ties by docid;
 *  those without a state come last. Empty for an empty group or one that does not exist. Cost: as group_query(); the
 *  states come with the matches, in two round trips to a remote shard in all.
 *  @param scheme  that the database records. */
std::vector<GroupMember> group_members(const Xapian::Database& database, const std::string& group,
                                       const Scheme& scheme);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_COLLAPSE_GROUP_MEMBERS_H
