/** @file reference_members.h
 *  The documents of references that are in a group there and are not its centre. Internal to grouping. */
#ifndef NEARDUP_PLUGIN_GROUP_REFERENCE_MEMBERS_H
#define NEARDUP_PLUGIN_GROUP_REFERENCE_MEMBERS_H

#include <cstddef>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include <xapian.h>

#include "database/grouped_databases.h"
#include "scheme/scheme.h"

namespace neardup {

class ReferenceMembers {
 public:
  /** Cost: nothing without references; otherwise reads two value slots of all databases. */
  ReferenceMembers(const GroupedDatabases& databases, const Scheme& scheme);

  bool has(Xapian::docid docid) const { return docids_.count(docid) != 0; }

  /** How many members a group has in references. Its representative may be here. */
  std::size_t count(const std::string& group) const {
    const auto found = groups_.find(group);
    return found == groups_.end() ? 0 : found->second;
  }

  bool empty() const { return docids_.empty(); }

 private:
  std::unordered_set<Xapian::docid> docids_;
  std::unordered_map<std::string, std::size_t> groups_;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_REFERENCE_MEMBERS_H
