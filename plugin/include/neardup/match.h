/** @file match.h
 *  What the finder and the verifier say of a pair: how similar, and how that is known.
 *
 *  THREADS: plain values.
 */
#ifndef NEARDUP_MATCH_H
#define NEARDUP_MATCH_H

#include <cstddef>
#include <cstdint>
#include <optional>

#include <xapian.h>

namespace neardup {

/** How a similarity is known. */
enum class Verification : std::uint8_t {
  kExact,      ///< both word sequences were compared
  kEstimated,  ///< from the MinHash sketches
};

/** Similarity of two texts by their shingle sets. */
struct Similarity {
  double jaccard = 0;      ///< 0..1
  double containment = 0;  ///< |a and b| / min(|a|, |b|), 0..1
  double lower = 0;        ///< jaccard if exact, else its one-sided 99 % lower bound
  Verification verification = Verification::kExact;

  /** Whether this counts as a match: an estimate only when its lower bound reaches the threshold. */
  bool reaches(double threshold) const { return lower >= threshold; }
};

/** One near-duplicate found. */
struct Match {
  Xapian::docid docid = 0;
  std::optional<unsigned> hamming;       ///< of the fingerprints, unit bits; nothing if either has none
  std::optional<Similarity> similarity;  ///< nothing if only fingerprints could be compared
};

}  // namespace neardup

#endif  // NEARDUP_MATCH_H
