/** @file pair_test.h
 *  Tests whether two documents of a signature table are near: by sketch or distance first, then word by word. Internal.
 */
#ifndef NEARDUP_PLUGIN_FIND_PAIR_TEST_H
#define NEARDUP_PLUGIN_FIND_PAIR_TEST_H

#include <atomic>
#include <cstddef>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "compare/overlap_bitmap.h"
#include "marks/signature_table.h"
#include "neardup/match.h"
#include "scheme/scheme.h"
#include "verify/verifier.h"

namespace neardup {

/** What is known of the words of items that were read. THREADS: may be used by several at once. */
class KnownBitmaps {
 public:
  explicit KnownBitmaps(std::size_t items) : of_(items) {}

  /** Null if its words were not read. */
  const OverlapBitmap* of(std::size_t item) const { return of_[item].load(std::memory_order_acquire); }

  void add(std::size_t item, const ShingleSet& words) {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (of(item) == nullptr) of_[item].store(&bitmaps_.emplace_back(bitmap_of(words)), std::memory_order_release);
  }

 private:
  std::vector<std::atomic<const OverlapBitmap*>> of_;
  std::mutex mutex_;
  std::deque<OverlapBitmap> bitmaps_;  // which stay where they are
};

class PairTest {
 public:
  /** @param bitmaps  of the table's items; kept by reference, as everything is. */
  PairTest(const SignatureTable& table, const Scheme& scheme, Verifier& verifier, double threshold,
           KnownBitmaps& bitmaps);

  const SignatureTable& table() const { return table_; }
  Verifier& verifier() { return verifier_; }

  /** The similarity of two items if it reaches the threshold. */
  std::optional<Similarity> reaching(std::size_t a, std::size_t b);

  /** The similarity of two items, also if it is estimated and does not reach the threshold surely; nothing if their words
   *  show that it is below. */
  std::optional<Similarity> similarity_reaching(std::size_t a, std::size_t b, double threshold);

  /** The similarity of two items; nothing if it cannot be computed. */
  std::optional<Similarity> similarity(std::size_t a, std::size_t b);

  std::optional<unsigned> hamming(std::size_t a, std::size_t b) const;

  /** False if the sketches (and fingerprints) show that the Jaccard index is below the threshold with this floor
   *  (rejection_floor()). */
  bool promising(std::size_t a, std::size_t b, double floor) const;
  bool promising(std::size_t a, std::size_t b) const { return promising(a, b, floor_); }

  /** False if they are not promising(), or if the words of both were read for other pairs and have too little in common.
   *  Cost: less than promising() for such pairs. */
  bool may_be_near(std::size_t a, std::size_t b) const;

  std::size_t verified() const { return verified_; }  ///< pairs compared word by word

 private:
  std::optional<Similarity> labelled(std::size_t a, std::size_t b, std::optional<Similarity> similarity) const;
  std::shared_ptr<const KnownWords> shingles(std::size_t item);
  bool bitmaps_reach(std::size_t a, std::size_t b, double threshold) const;

  const SignatureTable& table_;
  Verifier& verifier_;
  KnownBitmaps& bitmaps_;
  double threshold_;
  double floor_;
  CandidateRejection rejection_;
  std::size_t verified_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_FIND_PAIR_TEST_H
