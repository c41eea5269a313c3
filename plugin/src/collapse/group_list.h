/** @file group_list.h
 *  The groups of a database, read from its values, and all documents in the group of a hit.
 *
 *  The values of a hit's group come by a collapse key that may occur any number of times and so hides nothing: Xapian
 *  returns it with the matches, also from remote shards, where reading a value otherwise costs a round trip.
 *  THREADS: use a database handle in one thread at a time.
 */
#ifndef NEARDUP_PLUGIN_COLLAPSE_GROUP_LIST_H
#define NEARDUP_PLUGIN_COLLAPSE_GROUP_LIST_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "scheme/scheme.h"
#include "sign/stored_values.h"

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

#endif  // NEARDUP_PLUGIN_COLLAPSE_GROUP_LIST_H
