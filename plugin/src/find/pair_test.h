/** @file pair_test.h
 *  Tests whether two documents of a signature table are near: by sketch or distance first, then word by word. Internal.
 */
#ifndef NEARDUP_PLUGIN_FIND_PAIR_TEST_H
#define NEARDUP_PLUGIN_FIND_PAIR_TEST_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "compare/overlap_bitmap.h"
#include "marks/signature_table.h"
#include "neardup/match.h"
#include "scheme/candidate_rejection.h"
#include "scheme/scheme.h"
#include "verify/verifier.h"

namespace neardup {

class PairTest {
 public:
  PairTest(const SignatureTable& table, const Scheme& scheme, Verifier& verifier, double threshold);

  /** The similarity of two items if it reaches the threshold: reaching(), unless they are not promising(). */
  std::optional<Similarity> near(std::size_t a, std::size_t b);
  std::optional<Similarity> reaching(std::size_t a, std::size_t b);

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
  std::optional<Similarity> similarity_reaching(std::size_t a, std::size_t b, double threshold);
  std::shared_ptr<const KnownShingles> shingles(std::size_t item);
  const OverlapBitmap* bitmap(std::size_t item) const;
  bool bitmaps_reach(std::size_t a, std::size_t b, double threshold) const;

  const SignatureTable& table_;
  Verifier& verifier_;
  static constexpr std::uint32_t kNoBitmap = 0xffffffff;
  std::vector<std::uint32_t> bitmap_of_;  // [items] where in bitmaps_
  std::vector<OverlapBitmap> bitmaps_;    // of items whose words were read
  double threshold_;
  double floor_;
  CandidateRejection rejection_;
  std::size_t verified_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_FIND_PAIR_TEST_H
