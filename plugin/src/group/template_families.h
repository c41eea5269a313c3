/** @file template_families.h
 *  Finds the groups that are families of one template, and splits them. Internal to grouping. */
#ifndef NEARDUP_PLUGIN_GROUP_TEMPLATE_FAMILIES_H
#define NEARDUP_PLUGIN_GROUP_TEMPLATE_FAMILIES_H

#include <cstddef>
#include <limits>
#include <vector>

#include "group/group_buckets.h"
#include "group/group_comparison.h"
#include "group/previous_groups.h"
#include "groups/centred_stars.h"
#include "groups/star_groups.h"
#include "record/incremental_state.h"

namespace neardup {

/** Judges stars of several texts, on one thread. Splits come last: what leaves a family joins no other group. A group is
 *  judged by the first documents of at most 64 texts. It is no family if the index lacks the words of one of its documents.
 *  Nothing is judged if families are kept.
 *  @param stars    of ranks of documents that decide for themselves.
 *  @param before   what the previous run found; null in a run from scratch.
 *  @return what is found of the stars, in their order.
 *  Cost: reads the words of the groups that changed, of at most 64 documents each unless the group is a family. */
std::vector<IncrementalState::Judged> judged_stars(GroupComparison& comparison, const std::vector<StarMembers>& stars,
                                                   const PreviousGroups* before);

/** The groups that a run forms, by rank. */
struct FormedGroups {
  static constexpr std::size_t kNoFamily = std::numeric_limits<std::size_t>::max();

  std::vector<std::size_t> centre;  ///< [ranks] round which the group is built; its own rank for a document alone
  std::vector<StarLink> link;       ///< [ranks] with the centre
  std::vector<std::size_t> family;  ///< [ranks] centre of the family of one template before it was split, or kNoFamily
};

/** The groups after the families among the stars were split. */
FormedGroups split_families(const GroupedDocuments& documents, const StarGroups& stars,
                            const std::vector<IncrementalState::Judged>& judged);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_TEMPLATE_FAMILIES_H
