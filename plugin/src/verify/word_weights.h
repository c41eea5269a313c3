/** @file word_weights.h
 *  How much a word says of a text, from the index alone: its inverse document frequency.
 *
 *  THREADS: as the database handle: one at a time.
 */
#ifndef NEARDUP_PLUGIN_VERIFY_WORD_WEIGHTS_H
#define NEARDUP_PLUGIN_VERIFY_WORD_WEIGHTS_H

#include <cstdint>
#include <unordered_map>

#include <xapian.h>

#include "verify/text_measures.h"

namespace neardup {

/** Knows the weight of each word that it has learnt: ln(1 + N / df) of N documents of which df have the word as a term
 *  without a prefix (inverse_document_frequency()). Words that are no terms of the index weigh as those of one
 *  document: under an indexer that cuts Chinese otherwise than the tokenizer, all Chinese ones. */
class WordWeights {
 public:
  explicit WordWeights(const Xapian::Database& database) : database_(database) {}

  /** Look up the words of a text that are not known yet.
   *  Cost: one look-up for each new distinct word, over a network a round trip. */
  void learn(const MeasuredText& text);

  /** The weight of a learnt word, by its hash in MeasuredText::hashes. @exception std::out_of_range for any other. */
  double operator()(std::uint64_t word) const { return weights_.at(word); }

 private:
  Xapian::Database database_;
  std::unordered_map<std::uint64_t, double> weights_;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_VERIFY_WORD_WEIGHTS_H
