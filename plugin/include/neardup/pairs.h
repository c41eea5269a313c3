/** @file pairs.h
 *  Lists all verified near-duplicate pairs of a database.
 *
 *  THREADS: works in the caller's thread; nobody else may use the database handle meanwhile.
 */
#ifndef NEARDUP_PAIRS_H
#define NEARDUP_PAIRS_H

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

#include <xapian.h>

#include "neardup/match.h"
#include "neardup/measure.h"
#include "neardup/token.h"

namespace neardup {

/** Which pairs to list. */
struct PairsOptions {
  double threshold = 0.8;               ///< least value of the measure, 0..1
  Measure measure = Measure::kJaccard;  ///< applied to pairs that share a band; only the Jaccard index can be estimated
  std::optional<unsigned> max_distance;  ///< choose pairs by Hamming distance instead; unit bits, 0..7
  std::size_t band_cap = 200;            ///< distinct texts that a band (or fingerprint) pairs with every other, >= 1
  std::string scheme;                    ///< id or preset, if the database records several; empty: the only one
  DocumentTextSource texts;              ///< texts of documents whose positions do not cover them
  std::function<void(std::size_t done, std::size_t all)> progress;  ///< documents done
};

/** Two near-duplicate documents. */
struct DocumentPair {
  Xapian::docid first = 0;
  Match second;                   ///< its docid is the greater one
  std::optional<double> measure;  ///< the value that reached the threshold; nothing if pairs are chosen by distance
};

/** Counts of a run. */
struct PairsReport {
  std::size_t pairs = 0;
  std::size_t candidates = 0;       ///< pairs that share a band, or are within the distance
  std::size_t rejected = 0;         ///< of these, rejected by estimate or distance
  std::size_t unknown = 0;          ///< of these, not comparable: the index lacks the words that the measure needs
  std::size_t distinct = 0;         ///< of these, declared distinct and not compared
  std::size_t unusable = 0;         ///< documents left out: their signature is damaged or of another scheme
  std::size_t oversized_bands = 0;  ///< bands, or fingerprints, with more documents than band_cap
  std::size_t left_out = 0;         ///< documents of oversized bands that were not paired with all others, summed
};

/** Find all pairs and pass each one to `take`, in ascending order of (first, second). Pairs that are declared distinct
 *  are left out. In a band of more than band_cap documents, each document is paired only with the first document of
 *  each of the band's first band_cap distinct texts, and with the first document of an equal text.
 *  @param tokenizer  of the database's scheme; null: this library's tokenizer of that profile.
 *  @exception SchemeMismatchError if the database records no scheme, or several and you name none.
 *  @exception Xapian::InvalidArgumentError for a threshold outside 0..1, a band_cap of 0, a distance over 7, or a
 *             distance together with a measure other than the Jaccard index.
 *  Cost: linear in the documents, plus the pairs in shared bands. Memory: about 500 bytes a document. */
PairsReport find_pairs(const Xapian::Database& database, const PairsOptions& options,
                       const std::function<void(const DocumentPair&)>& take, Tokenizer* tokenizer = nullptr);

}  // namespace neardup

#endif  // NEARDUP_PAIRS_H
