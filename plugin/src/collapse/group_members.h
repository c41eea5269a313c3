/** @file group_members.h
 *  All documents in the group of a hit. group_list.h reads all groups.
 *
 *  Values come by a collapse key that may occur any number of times and so hides nothing: Xapian returns it with the
 *  matches, also from remote shards, where reading a value otherwise costs a round trip.
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

struct KeyedMatches {
  Xapian::MSet hits;           ///< get_collapse_key() is the value
  Xapian::doccount count = 0;  ///< number of hits to use; `hits` may have one more
  bool all_seen = true;        ///< whether these are all matches
};

/** The first `most` matches. @param enquire  its collapse key is replaced. */
KeyedMatches keyed_matches(Xapian::Enquire& enquire, Xapian::valueno slot, Xapian::doccount most);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_COLLAPSE_GROUP_MEMBERS_H
