/** @file group_stars.h
 *  Compares documents, and forms their groups: star groups, and families of one template split at last. Internal to grouping.
 *  THREADS: one per comparison; call form_groups() on one thread. */
#ifndef NEARDUP_PLUGIN_GROUP_GROUP_STARS_H
#define NEARDUP_PLUGIN_GROUP_GROUP_STARS_H

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include <xapian.h>

#include "find/pair_measure.h"
#include "find/pair_test.h"
#include "group/group_buckets.h"
#include "groups/item_groups.h"
#include "groups/star_groups.h"
#include "marks/distinct_pairs.h"
#include "neardup/grouper.h"
#include "neardup/token.h"
#include "record/compared_pairs.h"
#include "record/weight_snapshot.h"
#include "sign/signer.h"
#include "verify/verifier.h"

namespace neardup {

/** Compares the documents that are grouped, by rank. Each thread has one, with its own database handle and tokenizer. */
class GroupComparison {
 public:
  /** References must outlive this.
   *  @param database  all databases that are grouped, and the references.
   *  @param bitmaps   which the comparisons of all threads have in common.
   *  @param weights   of words, if the measure weighs them; else null.
   *  @param known     pairs that need no comparison; with it, compared() lists those of this run. Null: neither. */
  GroupComparison(const GroupedDocuments& documents, const DistinctDocuments& distinct, const Signer& signer,
                  const Xapian::Database& database, Tokenizer& tokenizer, KnownBitmaps& bitmaps,
                  const WeightSnapshot* weights, const ComparedPairs* known);
  GroupComparison(const GroupComparison&) = delete;
  GroupComparison& operator=(const GroupComparison&) = delete;

  /** False if signatures show that two documents are not near. The first document of a text stands for all its copies,
   *  even if their own words cannot be read. Pure: may be called from other threads. */
  bool promising_by_signature(std::size_t rank_a, std::size_t rank_b) const;

  /** The same; or false if the words that were read for other pairs show it. */
  bool promising(std::size_t rank_a, std::size_t rank_b) const;

  /** The link of two documents that are promising. */
  std::optional<StarLink> near(std::size_t centre, std::size_t rank);

  /** Whether a document is declared distinct from any. */
  bool is_declared(std::size_t rank) const { return distinct_.involve(documents_.docid(rank)); }

  bool are_distinct(std::size_t rank_a, std::size_t rank_b) const {
    return distinct_.hold(documents_.docid(rank_a), documents_.docid(rank_b));
  }

  const GroupedDocuments& documents() const { return documents_; }
  Verifier& verifier() { return verifier_; }

  std::size_t verified() const { return measure_ ? measure_->compared() : test_.verified(); }
  std::size_t without_words() const { return measure_ ? measure_->without_words() : 0; }

  /** Pairs of texts whose words were compared, or are known to have been; may list a pair several times. */
  const std::vector<ComparedPair>& compared() const { return compared_; }

 private:
  /** The similarity of two texts if it reaches the threshold. */
  struct Found {
    std::optional<StarLink> link;
    bool exact = true;  // whether words were compared
  };

  Found compared_by_words(std::size_t a, std::size_t b);
  std::optional<StarLink> link_of_items(std::size_t a, std::size_t b);
  std::size_t first_item(std::size_t rank) const { return documents_.order.item(documents_.texts.first(rank)); }

  const GroupedDocuments& documents_;
  const DistinctDocuments& distinct_;
  Verifier verifier_;
  PairTest test_;
  std::optional<PairMeasure> measure_;  // other than the Jaccard index
  const ComparedPairs* known_;
  std::vector<ComparedPair> compared_;
};

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
