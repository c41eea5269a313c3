/** @file scheme_evaluation.h
 *  Measures a scheme on a labelled set: what it finds, what it reports, what it costs.
 *  THREADS: pure function.
 *
 *  The effect of the shingle length on the similarity of labelled pairs and of all others.
 */
#ifndef NEARDUP_CLI_MEASURING_SCHEME_EVALUATION_H
#define NEARDUP_CLI_MEASURING_SCHEME_EVALUATION_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "compare/similarity_histogram.h"
#include "neardup/measure.h"
#include "neardup/token.h"
#include "quality/measuring/cluster_agreement.h"
#include "quality/measuring/labelled_set.h"
#include "scheme/scheme.h"

namespace neardup::cli {

struct EvaluationOptions {
  double threshold = 0.8;               ///< minimum similarity to report
  Measure measure = Measure::kJaccard;  ///< of this similarity; words are weighed by the documents of the set
  std::uint64_t least_words = 0;        ///< a document of fewer tokens is in no reported pair
  bool same_title = false;              ///< report only pairs of documents with the same title
  double truth = 0.8;                   ///< minimum similarity of a true graded label
  bool by_exact_similarity = false;     ///< whether to fill SchemeEvaluation::by_exact

  /** Whether two documents may be a pair; empty allows any two. */
  std::function<bool(std::size_t, std::size_t)> comparable;

  bool is_comparable(std::size_t a, std::size_t b) const { return !comparable || comparable(a, b); }
  bool is_true(const LabelledPair& pair) const { return !pair.similarity || *pair.similarity >= truth; }
};

/** Counts of pairs. */
struct PairCounts {
  std::size_t truth = 0;       ///< true pairs
  std::size_t candidates = 0;  ///< pairs that share a term, or whose fingerprints lie within the guaranteed distance
  std::size_t true_candidates = 0;
  std::size_t reported = 0;  ///< candidates that the sketch does not reject and that reach the threshold
  std::size_t true_reported = 0;
};

/** Pairs of a range of similarity: of their labels, or of the scheme's features, as the exact Jaccard index. */
struct SimilarityBand {
  std::size_t pairs = 0;
  std::size_t candidates = 0;
  std::size_t reported = 0;  ///< of labelled pairs
  double similarity = 0;     ///< sum over the pairs whose exact index was computed
};

/** The minimum lengths of the length classes, in tokens of the shorter text of a pair. */
constexpr std::array<std::size_t, 5> kLengthClasses{5, 30, 100, 1000, 10000};

struct SchemeEvaluation {
  std::size_t documents = 0;
  std::size_t without_tokens = 0;   ///< documents that have no signature
  std::size_t labels_left_out = 0;  ///< labels with a similarity below EvaluationOptions::truth
  PairCounts pairs;
  std::array<PairCounts, kLengthClasses.size()> by_length;  ///< without texts of less than 5 tokens
  std::array<SimilarityBand, 10> by_similarity;  ///< [i]: labels of i/10 up to below (i + 1)/10, 1 in the last
  std::array<SimilarityBand, 20> by_exact;       ///< [i]: all pairs from i/20 on, 1 in the last; [0] is empty
  std::vector<bool> label_is_candidate;          ///< [pairs of the set]
  Agreement clusters;                            ///< B-cubed of the star groups of the reported pairs, in the order of
                                                 ///< the set; by containment the longest document first
  double bytes = 0;                              ///< per document, of its terms and values in a compacted database
  double microseconds = 0;                       ///< CPU time to sign a document

  double candidates_per_document() const;
};

/** Sign, find and verify. Documents are found like with `find`.
 *  @param tokenizer  the scheme's.
 *  Cost: verifies every candidate exactly. by_exact compares all pairs (exact_pairs.h), which costs far more than
 *  the rest if most documents share features. Writes a database of the signatures into the folder for temporary
 *  files and removes it. */
SchemeEvaluation evaluate_scheme(const LabelledSet& set, const Scheme& scheme, Tokenizer& tokenizer,
                                 const EvaluationOptions& options);

/** Pairs by the exact Jaccard index of their shingles. */
struct ShingleLength {
  SimilarityHistogram all;       ///< all pairs of documents, from kLeastOfAll on
  SimilarityHistogram labelled;  ///< all labelled pairs
  SimilarityHistogram truth;     ///< true pairs by EvaluationOptions::truth
};

constexpr double kLeastOfAll = 0.1;
constexpr std::size_t kShingleLengths = 9;

/** [i] is for shingles of i + 1 words. Pairs with a text without words are not counted.
 *  @param scheme     its tokens and stop words are used, not its features.
 *  @param tokenizer  the scheme's.
 *  Cost: nine times exact_pairs.h; most of it for single words, which most documents share. */
std::array<ShingleLength, kShingleLengths> measure_shingle_lengths(const LabelledSet& set, const Scheme& scheme,
                                                                   Tokenizer& tokenizer,
                                                                   const EvaluationOptions& options);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_MEASURING_SCHEME_EVALUATION_H
