/** @file shingle_lengths.h
 *  The effect of the shingle length on the similarity of labelled pairs and of all others.
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

#endif  // NEARDUP_CLI_MEASURING_SHINGLE_LENGTHS_H
