/** @file reference_members.h
 *  The documents of references that stand behind others there. Internal to grouping. */
#ifndef NEARDUP_PLUGIN_GROUP_REFERENCE_MEMBERS_H
#define NEARDUP_PLUGIN_GROUP_REFERENCE_MEMBERS_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include <xapian.h>

#include "database/grouped_databases.h"
#include "groups/star_groups.h"
#include "scheme/scheme.h"

namespace neardup {

/** Where a text stands in a reference. */
struct ReferencePlace {
  std::uint32_t centre;  ///< rank of the document round which the group is built
  StarLink link;         ///< with the centre
};

/** By StoredSignature::text_digest(). A text may have several places. */
using ReferencePlaces = std::unordered_multimap<std::uint64_t, ReferencePlace>;

/** The documents of references that are in a group there and are not its centre. */
class ReferenceMembers {
 public:
  /** Cost: nothing without references; otherwise reads two value slots of all databases. */
  ReferenceMembers(const GroupedDatabases& databases, const Scheme& scheme);

  bool has(Xapian::docid docid) const { return docids_.count(docid) != 0; }

  /** How many members a group has in references. Its representative may be here. */
  std::size_t count(const std::string& group) const;

  bool empty() const { return docids_.empty(); }

  /** The places of the members whose links reach the threshold and whose centres are there.
   *  @param group  [reference items by rank] the name of the group whose centre the item is. */
  ReferencePlaces places(const std::vector<std::string>& group, double threshold) const;

 private:
  static constexpr std::size_t kNoGroup = static_cast<std::size_t>(-1);  // the slot has no value

  struct Member {
    std::uint64_t digest;
    StarLink link;
    std::size_t group;  // number
  };

  std::unordered_set<Xapian::docid> docids_;
  std::vector<Member> members_;
  std::unordered_map<std::string, std::size_t> groups_;  // numbers
  std::vector<std::size_t> counts_;                      // [groups]
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_REFERENCE_MEMBERS_H
