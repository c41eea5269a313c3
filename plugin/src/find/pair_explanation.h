/** @file pair_explanation.h
 *  Why two documents match, or why they do not: bands, all measures, what their words share and how they differ.
 *
 *  THREADS: as the database handle: one at a time.
 */
#ifndef NEARDUP_PLUGIN_FIND_PAIR_EXPLANATION_H
#define NEARDUP_PLUGIN_FIND_PAIR_EXPLANATION_H

#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "neardup/match.h"
#include "neardup/token.h"
#include "scheme/scheme.h"
#include "verify/text_measures.h"
#include "verify/verifier.h"

namespace neardup {

/** What can be said of the words of two texts. */
struct WordComparison {
  MeasuredText a;
  MeasuredText b;
  TextMeasures measures;
  std::vector<CommonRun> shared_runs;  ///< what stands in both in the same order, by token (token_alignment.h)
  std::vector<std::string> only_in_a;  ///< distinct folded tokens, in the order of the text
  std::vector<std::string> only_in_b;

  /** The folded tokens of the longest common run, separated by spaces. */
  std::string longest_common_run_text() const;
};

/** One band of a pair. */
struct BandMatch {
  std::string label;  ///< of the band's terms
  bool in_a = false;  ///< whether a has a term of the band
  bool in_b = false;
  bool shared = false;  ///< whether both have the same
};

/** The bands of one family. */
struct FamilyMatch {
  BandFamily family;
  std::vector<BandMatch> bands;  ///< [family.bands]
};

/** Everything about one pair. */
struct PairExplanation {
  std::vector<std::string> bands_shared;  ///< band terms of both
  std::size_t bands = 0;                  ///< band terms of the one that has more
  std::vector<FamilyMatch> families;      ///< of the scheme, each band of each
  std::optional<unsigned> hamming;
  std::optional<Similarity> similarity;  ///< nothing if it cannot be known
  std::optional<WordComparison> words;   ///< nothing if the index does not hold the words of both
};

/** Explain a pair of documents. Words weigh as the database has them (WordWeights).
 *  @exception Xapian::DocNotFoundError if there is no such document or it is not signed.
 *  @exception SchemeMismatchError if one is signed under another scheme.
 *  Cost: reads the words of each document once, and the frequency of each distinct word; the texts' own as
 *  measure_texts() and aligned_runs(). */
PairExplanation explain_pair(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                             Xapian::docid a, Xapian::docid b, const DocumentTextSource& texts = {});

/** Compare the words of two texts. @param idf  as measure_texts(). */
WordComparison compare_words(MeasuredText a, MeasuredText b, const FeatureWeight& idf = {});

}  // namespace neardup

#endif  // NEARDUP_EXPLANATION_H
