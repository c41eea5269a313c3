/** @file shingle_lengths.h
 *  What the length of word shingles makes of the similarity of labelled pairs and of all others: how to choose it.
 *  THREADS: pure function. */
#ifndef NEARDUP_CLI_MEASURING_SHINGLE_LENGTHS_H
#define NEARDUP_CLI_MEASURING_SHINGLE_LENGTHS_H

#include <array>
#include <cstddef>

#include "compare/similarity_histogram.h"
#include "measuring/labelled_set.h"
#include "measuring/scheme_evaluation.h"
#include "neardup/token.h"
#include "scheme/scheme.h"

namespace neardup::cli {

/** Pairs by the exact Jaccard index of their shingles. */
struct ShingleLength {
  SimilarityHistogram all;       ///< of any two documents, from kLeastOfAll up
  SimilarityHistogram labelled;  ///< every labelled pair
  SimilarityHistogram truth;     ///< those that are true by EvaluationOptions::truth
};

constexpr double kLeastOfAll = 0.1;
constexpr std::size_t kShingleLengths = 9;

/** [i] for shingles of i + 1 words. A pair of a text without words is counted nowhere.
 *  @param scheme  its tokens and stop words are used, not its features. @param tokenizer  the scheme's.
 *  Cost: nine times that of exact_pairs.h; single words, which most documents share, are the greater part. */
std::array<ShingleLength, kShingleLengths> measure_shingle_lengths(const LabelledSet& set, const Scheme& scheme,
                                                                   Tokenizer& tokenizer,
                                                                   const EvaluationOptions& options);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_MEASURING_SHINGLE_LENGTHS_H
