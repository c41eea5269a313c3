/** @file group_stars.h
 *  Forms the groups of documents: star groups, and families of one template split at last. Internal to grouping.
 *  THREADS: one per comparison; call it on one thread. */
#ifndef NEARDUP_PLUGIN_GROUP_GROUP_STARS_H
#define NEARDUP_PLUGIN_GROUP_GROUP_STARS_H

#include <cstddef>
#include <memory>
#include <vector>

#include "group/group_buckets.h"
#include "group/group_comparison.h"
#include "groups/item_groups.h"
#include "neardup/grouper.h"

namespace neardup {

/** The groups of documents that decide for themselves. Each component of documents that may be near is grouped alone, large
 *  ones on all threads. Documents that follow a leader stay alone.
 *  @param comparisons  one for each thread.
 *  @return the groups by rank, without to_representative. */
ItemGroups form_groups(const GroupedDocuments& documents,
                       const std::vector<std::unique_ptr<GroupComparison>>& comparisons);

/** Calls the options' progress, if there is one. */
inline void tell(const GrouperOptions& options, GroupPhase phase, std::size_t done = 0, std::size_t all = 0) {
  if (options.progress) options.progress(phase, done, all);
}

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_GROUP_STARS_H
