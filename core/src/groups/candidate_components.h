/** @file candidate_components.h
 *  Splits the items that share keys into components: items of different components are not near, so that each component
 *  can be grouped alone. THREADS: see in_parallel(). */
#ifndef NEARDUP_CORE_GROUPS_CANDIDATE_COMPONENTS_H
#define NEARDUP_CORE_GROUPS_CANDIDATE_COMPONENTS_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "groups/star_groups.h"

namespace neardup {

/** Components that are grouped together, because each alone is small. */
struct ComponentBatch {
  std::vector<std::uint32_t> ranks;  ///< ascending
  BucketLists buckets;               ///< of the places in `ranks`
};

class CandidateComponents {
 public:
  /** @param buckets    of ranks.
   *  @param band_cap   buckets of more items are not split: what they offer depends on all of them.
   *  @param promising  whether two ranks may be near; called from several threads.
   *  @param tell       as of in_parallel(), with the share of the work that is done.
   *  Cost: `promising` for the pairs of each bucket that no other pair of it joins. */
  CandidateComponents(KeyBuckets buckets, std::size_t band_cap,
                      const std::function<bool(std::uint32_t a, std::uint32_t b)>& promising, std::size_t threads,
                      const std::function<void(double share)>& tell);

  /** Ranks that share a bucket. */
  std::size_t candidates() const { return candidates_.size(); }

  /** Ranks that may be near another one: those of all batches. */
  std::size_t size() const { return in_order_.size(); }

  std::size_t batches() const { return batch_ends_.size(); }

  /** Groups a batch. @param step  to be called twice for each item; may throw. */
  using GroupBatch = std::function<void(std::size_t number, const ComponentBatch& batch,
                                        std::optional<std::size_t> thread, const std::function<void()>& step)>;

  /** Calls `group` for each batch. Large ones come first, on the calling thread and without a number of a thread: each may
   *  use all threads. The others come as in_parallel() does pieces.
   *  @param tell  called on the calling thread now and then, with the number of steps; may throw, which ends the run. */
  void for_each_batch(std::size_t threads, const GroupBatch& group,
                      const std::function<void(std::size_t done, std::size_t all)>& tell) const;

 private:
  ComponentBatch batch(std::size_t number) const;
  bool is_large(std::size_t number) const;
  void number_candidates(KeyBuckets& buckets);
  void join(const KeyBuckets& buckets, std::size_t band_cap,
            const std::function<bool(std::uint32_t, std::uint32_t)>& promising, std::size_t threads,
            const std::function<void(double)>& tell);
  void sort_by_component(std::vector<std::uint32_t> parent);

  std::vector<std::uint32_t> candidates_;  // ranks, ascending
  std::vector<std::uint32_t> in_order_;    // places in candidates_ by component, ascending in each
  std::vector<std::size_t> batch_ends_;    // in in_order_
  BucketLists buckets_;                    // of places in candidates_
};

}  // namespace neardup

#endif  // NEARDUP_CORE_GROUPS_CANDIDATE_COMPONENTS_H
