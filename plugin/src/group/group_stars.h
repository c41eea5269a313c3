/** @file group_stars.h
 *  Finds the star groups of documents, and judges which are families of one template. Internal to grouping.
 *  THREADS: one per comparison; the functions are called on one thread. */
#ifndef NEARDUP_PLUGIN_GROUP_GROUP_STARS_H
#define NEARDUP_PLUGIN_GROUP_GROUP_STARS_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "group/group_buckets.h"
#include "group/group_comparison.h"
#include "group/previous_groups.h"
#include "groups/candidate_components.h"
#include "groups/centred_stars.h"
#include "groups/neighbour_lists.h"
#include "groups/star_groups.h"
#include "neardup/grouper.h"
#include "record/incremental_state.h"

namespace neardup {

/** Groups before families are split, by rank, and what was found of them. */
struct FoundStars {
  NeighbourLists neighbours;
  StarGroups stars;
  std::vector<IncrementalState::Judged> judged;  ///< in the order of the centres
};

class GroupStars {
 public:
  /** Everything is kept by reference. @param comparisons  one for each thread. */
  GroupStars(const GroupedDocuments& documents, const std::vector<std::unique_ptr<GroupComparison>>& comparisons);

  /** Groups components of documents that may be near, each alone; large ones on all threads. */
  FoundStars from_scratch(GroupBuckets& buckets);

  /** Decides what has changed since an earlier run, on one thread. */
  FoundStars updated(const PreviousGroups& before, GroupBuckets& buckets);

 private:
  using Comparisons = std::vector<GroupComparison*>;  // one or more, each used on one thread at a time

  StarRules star_rules(GroupComparison& comparison, const std::vector<std::uint32_t>& ranks) const;
  FoundStars of_batch(const ComponentBatch& batch, const Comparisons& comparisons,
                      const std::function<void()>& progress) const;
  static void add(FoundStars& all, FoundStars batch, const std::vector<std::uint32_t>& ranks);

  const GroupedDocuments& documents_;
  const GrouperOptions& options_;
  Comparisons comparisons_;
};

/** Calls the options' progress, if there is one. */
inline void tell(const GrouperOptions& options, GroupPhase phase, std::size_t done = 0, std::size_t all = 0) {
  if (options.progress) options.progress(phase, done, all);
}

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_GROUP_STARS_H
