/** @file word_weights.h
 *  The weight of a word in a text, from the index alone or from a snapshot: its inverse document frequency.
 *
 *  THREADS: use a database handle in one thread at a time.
 */
#ifndef NEARDUP_PLUGIN_VERIFY_WORD_WEIGHTS_H
#define NEARDUP_PLUGIN_VERIFY_WORD_WEIGHTS_H

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>

#include <xapian.h>

#include "record/weight_snapshot.h"
#include "verify/text_measures.h"

namespace neardup {

/** Stores the weight of each word that it has learnt: ln(1 + N / df) for N documents of which df have the word as a
 *  term without a prefix (inverse_document_frequency()). A word that is not a term of the index has the weight of a
 *  word in one document. If an indexer cuts Chinese differently than the tokenizer, that applies to all Chinese words.
 */
class WordWeights {
 public:
  explicit WordWeights(const Xapian::Database& database) : database_(database) {}

  /** Weights of the snapshot, not of the database. */
  explicit WordWeights(WeightSnapshot snapshot) : snapshot_(std::move(snapshot)) {}

  /** Look up the words of a text that are not known yet.
   *  Cost: without a snapshot one look-up for each new distinct word, on a remote database with a round trip. */
  void learn(const MeasuredText& text);

  /** The weight of a learnt word, by its hash in MeasuredText::hashes. @exception std::out_of_range for other words. */
  double operator()(std::uint64_t word) const { return weights_.at(word); }

 private:
  Xapian::Database database_;
  std::optional<WeightSnapshot> snapshot_;
  std::unordered_map<std::uint64_t, double> weights_;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_VERIFY_WORD_WEIGHTS_H
