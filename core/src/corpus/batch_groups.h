/** @file batch_groups.h
 *  Groups the items of some components: neighbours, star groups, families of one template. Internal.
 *  THREADS: with one CorpusComparison, on the calling thread. */
#ifndef NEARDUP_CORE_CORPUS_BATCH_GROUPS_H
#define NEARDUP_CORE_CORPUS_BATCH_GROUPS_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "corpus/corpus_comparison.h"
#include "corpus/corpus_groups.h"
#include "corpus/corpus_table.h"
#include "groups/candidate_components.h"
#include "scheme/scheme.h"

namespace neardup {

/** Whether two items of a corpus may be near, by their signatures alone. THREADS: const functions from several. */
class CandidateTest {
 public:
  CandidateTest(const CorpusTable& table, const Scheme& scheme, double threshold);

  /** False if sketches or fingerprints show that the items are not near, or if they lost other text. At a threshold of 1
   *  only equal texts are near, not those of the same runs of words in another order or number. */
  bool promising(std::size_t a, std::size_t b) const;

  /** Whether the items have the same text. */
  bool same_text(std::size_t a, std::size_t b) const { return table_.text_key(a) == table_.text_key(b); }

 private:
  const CorpusTable& table_;
  bool equal_only_;
  double floor_;
  CandidateRejection rejection_;
};

struct BatchGroups {
  std::vector<CorpusMember> ranks;  ///< of groups and families of several, which lead their texts; ascending
  std::vector<CorpusPair> apart;    ///< of ranks; empty unless they are listed
  std::uint64_t pairs_left_out = 0;
  std::size_t comparisons = 0;
  std::size_t oversized = 0;
};

/** What all batches have in common. Everything is kept by reference. */
struct BatchRules {
  const CorpusTable& table;
  const CorpusOrder& order;
  const CandidateTest& test;
  const CandidateTest& apart_test;  ///< for pairs next to the threshold
  const CorpusGrouping& grouping;
  const std::function<void(const std::vector<CorpusPair>&)>& take_pairs;  ///< of ranks; called from several threads
};

/** @param comparisons  one or more: each is used on one thread at a time.
 *  @param progress     as of centred_stars(). */
BatchGroups group_batch(const ComponentBatch& batch, const BatchRules& rules,
                        const std::vector<CorpusComparison*>& comparisons, const std::function<void()>& progress);

}  // namespace neardup

#endif  // NEARDUP_CORE_CORPUS_BATCH_GROUPS_H
