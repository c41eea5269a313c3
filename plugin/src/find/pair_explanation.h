/** @file pair_explanation.h
 *  Why two documents match, or why they do not: bands, all measures, what their words share and how they differ.
 *
 *  THREADS: use a database handle in one thread at a time.
 */
#ifndef NEARDUP_PLUGIN_FIND_PAIR_EXPLANATION_H
#define NEARDUP_PLUGIN_FIND_PAIR_EXPLANATION_H

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "neardup/match.h"
#include "neardup/token.h"
#include "scheme/scheme.h"
#include "sign/evidence.h"
#include "verify/text_measures.h"
#include "verify/verifier.h"

namespace neardup {

/** A word that one text has more often than the other, which has it, too. */
struct RepeatedWord {
  std::string text;       ///< folded
  std::size_t times = 0;  ///< how many more
};

/** What the words of two texts have in common, and what not. */
struct WordComparison {
  MeasuredText a;
  MeasuredText b;
  TextMeasures measures;
  std::vector<CommonRun> shared_runs;  ///< runs that both texts have in the same order, by token (token_alignment.h)
  std::vector<std::string> only_in_a;  ///< distinct folded tokens, in the order of the text
  std::vector<std::string> only_in_b;
  std::vector<RepeatedWord> more_in_a;  ///< in the order of the text
  std::vector<RepeatedWord> more_in_b;

  /** The folded tokens of the longest common run, separated by spaces. */
  std::string longest_common_run_text() const;
};

/** One band of a pair. */
struct BandMatch {
  std::string label;  ///< of the band's terms
  bool in_a = false;  ///< whether a has a term of the band
  bool in_b = false;
  bool shared = false;  ///< whether both have the same term
};

/** The bands of one family. */
struct FamilyMatch {
  BandFamily family;
  std::vector<BandMatch> bands;  ///< [family.bands]
};

/** Everything that is known about one pair. */
struct PairExplanation {
  std::vector<std::string> bands_shared;  ///< band terms that both have
  std::size_t bands = 0;                  ///< number of band terms of the document that has more
  std::vector<FamilyMatch> families;      ///< of the scheme, with all their bands
  std::optional<unsigned> hamming;
  std::optional<Similarity> similarity;  ///< nothing if it cannot be computed
  std::optional<WordComparison> words;   ///< nothing if the index does not hold the words of both
  std::vector<EvidenceKind> parted_by;   ///< evidence that parts them; usually none
  bool without_numbers = false;  ///< whether the similarity is of declared copies without their numbers, and differs
  std::optional<bool> same_canonical;  ///< whether both pages name one canonical URL; nothing if one names none
  std::string title_of_a;              ///< as a search shows it; empty for none
  std::string title_of_b;
  std::vector<std::string> left_out_of_a;  ///< distinct words that content rules left out, in byte order
  std::vector<std::string> left_out_of_b;
};

/** Explain a pair of documents. Words have the weights of the database (WordWeights).
 *  @exception Xapian::DocNotFoundError if a document does not exist or is not signed.
 *  @exception SchemeMismatchError if a document is signed under another scheme.
 *  Cost: reads the words of each document once, and the frequency of each distinct word; comparing the texts costs as
 *  much as measure_texts() and aligned_runs(). */
PairExplanation explain_pair(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                             Xapian::docid a, Xapian::docid b, const DocumentTextSource& texts = {});

/** Compare the words of two texts. @param idf  as measure_texts(). */
WordComparison compare_words(MeasuredText a, MeasuredText b, const FeatureWeight& idf = {});

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_FIND_PAIR_EXPLANATION_H
