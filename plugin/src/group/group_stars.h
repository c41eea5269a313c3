/** @file group_stars.h
 *  Forms the groups of documents: star groups, and families of one template split at last. Internal to grouping.
 *  THREADS: one per comparison; call it on one thread. */
#ifndef NEARDUP_PLUGIN_GROUP_GROUP_STARS_H
#define NEARDUP_PLUGIN_GROUP_GROUP_STARS_H

#include <cstddef>
#include <limits>
#include <memory>
#include <vector>

#include "group/group_buckets.h"
#include "group/group_comparison.h"
#include "groups/star_groups.h"
#include "neardup/grouper.h"

namespace neardup {

/** The groups that a run forms, by rank. */
struct FormedGroups {
  static constexpr std::size_t kNoFamily = std::numeric_limits<std::size_t>::max();

  std::vector<std::size_t> centre;  ///< [ranks] round which the group is built; its own rank for a document alone
  std::vector<StarLink> link;       ///< [ranks] with the centre
  std::vector<std::size_t> representative;  ///< [ranks] the first one that all others of the group are near
  std::vector<std::size_t> family;  ///< [ranks] centre of the family of one template before it was split, or kNoFamily
  std::size_t comparisons = 0;      ///< pairs compared
  std::size_t oversized = 0;        ///< bands with more centres than they remember
  std::size_t forgotten = 0;        ///< centres that these did not remember, summed over them
};

/** The groups of documents that decide for themselves. Each component of documents that may be near is grouped alone, large
 *  ones on all threads. Documents that follow a leader stay alone.
 *  @param comparisons  one for each thread. */
FormedGroups form_groups(const GroupedDocuments& documents,
                         const std::vector<std::unique_ptr<GroupComparison>>& comparisons);

/** Calls the options' progress, if there is one. */
inline void tell(const GrouperOptions& options, GroupPhase phase, std::size_t done = 0, std::size_t all = 0) {
  if (options.progress) options.progress(phase, done, all);
}

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_GROUP_STARS_H
