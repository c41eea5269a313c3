/** @file pair_measure.h
 *  Measures two documents of a signature table by a measure other than the Jaccard index. Internal. */
#ifndef NEARDUP_PLUGIN_FIND_PAIR_MEASURE_H
#define NEARDUP_PLUGIN_FIND_PAIR_MEASURE_H

#include <cstddef>
#include <memory>
#include <optional>
#include <unordered_map>

#include "features/feature_counts.h"
#include "marks/signature_table.h"
#include "neardup/measure.h"
#include "sign/signer.h"
#include "verify/verifier.h"
#include "verify/word_weights.h"

namespace neardup {

/** Measures documents by their words; never estimates. */
class PairMeasure {
 public:
  /** @param measure  not kJaccard, which is PairTest's. The other arguments are kept by reference. */
  PairMeasure(const Xapian::Database& database, const SignatureTable& table, const Signer& signer, Tokenizer& tokenizer,
              Verifier& verifier, Measure measure);

  /** The measure of two items; nothing if the words of one are not known. Texts with equal signatures have 1. */
  std::optional<double> measured(std::size_t a, std::size_t b);

  /** The least Jaccard index of two items whose measure reaches a threshold. For containment it follows from their
   *  numbers of features. For other measures it is 0, because these may be high when few features are shared. */
  double least_jaccard(std::size_t a, std::size_t b, double threshold) const;

 private:
  using Counts = std::shared_ptr<const FeatureCounts>;

  std::optional<double> measured_containment(std::size_t a, std::size_t b);
  Counts counts(std::size_t item);
  Counts read_counts(std::size_t item);

  const SignatureTable& table_;
  const Signer& signer_;
  Tokenizer& tokenizer_;
  Verifier& verifier_;
  Measure measure_;
  WordWeights weights_;
  std::unordered_map<std::size_t, Counts> cached_;
  std::size_t cached_bytes_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_FIND_PAIR_MEASURE_H
