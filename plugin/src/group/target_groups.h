/** @file target_groups.h
 *  What documents are to carry of their groups. Internal to grouping. */
#ifndef NEARDUP_PLUGIN_GROUP_TARGET_GROUPS_H
#define NEARDUP_PLUGIN_GROUP_TARGET_GROUPS_H

#include <string>
#include <vector>

#include <xapian.h>

#include "group/current_groups.h"
#include "group/group_buckets.h"
#include "group/reference_members.h"
#include "groups/star_groups.h"
#include "sign/stored_values.h"

namespace neardup {

/** What one document is to carry. */
struct DocumentGroup {
  Xapian::docid docid = 0;
  std::string group;  ///< empty: no near-duplicate
  GroupState state;
};

/** The name of the group that a document heads, or would. One that a reference's document heads there has a name.
 *  @param ordinal  groups that the same text heads before it, in the same scope. */
std::string headed_group(const GroupedDocuments& documents, const CurrentGroups& carried, std::size_t item,
                         std::uint32_t ordinal);

/** By item; what a reference's document carries is what it is to carry.
 *  @param stars    by rank.
 *  @param members  of references: a document that one follows heads its group, though nobody follows it here. */
std::vector<DocumentGroup> target_groups(const GroupedDocuments& documents, const StarGroups& stars,
                                         const CurrentGroups& carried, const ReferenceMembers& members);

/** Those of documents that are no reference's, under their docids in GroupedDatabases::grouped(). */
std::vector<DocumentGroup> without_references(const GroupedDatabases& databases, std::vector<DocumentGroup> wanted);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_TARGET_GROUPS_H
