/** @file match.h
 *  Near-duplicates: how similar they are, and how that is known.
 *
 *  THREADS: plain values.
 */
#ifndef NEARDUP_MATCH_H
#define NEARDUP_MATCH_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

namespace neardup {

/** How a similarity is known. */
enum class Verification : std::uint8_t {
  kExact,      ///< by comparing both word sequences
  kEstimated,  ///< from the MinHash sketches
};

/** Similarity of two texts by their shingle sets. */
struct Similarity {
  double jaccard = 0;      ///< 0..1
  double containment = 0;  ///< |a and b| / min(|a|, |b|), 0..1
  double lower = 0;        ///< jaccard if exact, else its one-sided 99 % lower bound
  Verification verification = Verification::kExact;
  bool by_index = false;  ///< whether a signature was made of an index's words: words that the index lacks do not count

  /** Whether this is a match. An estimate counts only if its lower bound reaches the threshold. */
  bool reaches(double threshold) const { return lower >= threshold; }
};

/** One near-duplicate found. */
struct Match {
  Xapian::docid docid = 0;
  std::optional<unsigned> hamming;       ///< of the fingerprints, unit bits; nothing if either has none
  std::optional<Similarity> similarity;  ///< nothing if only fingerprints could be compared
};

/** Matches, and how they were found. You can iterate over it. */
struct FindResult {
  std::vector<Match> matches;        ///< best first: by similarity, or else by distance; ties by docid
  std::size_t candidates = 0;        ///< documents that share a band term (or were scanned, or looked up)
  std::size_t rejected = 0;          ///< of these, by estimate or distance
  std::size_t distinct = 0;          ///< of these, declared distinct from the document and left out
  std::size_t unusable = 0;          ///< of these, without a valid signature of the scheme: damaged, or of another one
  std::size_t verified_exactly = 0;  ///< of these, verified exactly
  std::size_t estimated = 0;         ///< of these, judged only by the estimate

  std::vector<Match>::const_iterator begin() const { return matches.begin(); }
  std::vector<Match>::const_iterator end() const { return matches.end(); }
  std::size_t size() const { return matches.size(); }
  bool empty() const { return matches.empty(); }
};

/** Gives the text of a document, from wherever your application keeps it; nothing if there is none. */
using DocumentTextSource = std::function<std::optional<std::string>(Xapian::docid)>;

}  // namespace neardup

#endif  // NEARDUP_MATCH_H
