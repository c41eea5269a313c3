/** @file explanation.h
 *  Why two documents match, or why they do not: shared bands, similarities, the longest common run, differing words.
 *
 *  THREADS: as the database handle: one at a time.
 */
#ifndef NEARDUP_EXPLANATION_H
#define NEARDUP_EXPLANATION_H

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "neardup/match.h"
#include "neardup/scheme.h"
#include "neardup/token.h"
#include "neardup/verifier.h"

namespace neardup {

/** What can be said of the words of two texts. */
struct WordComparison {
  std::size_t longest_common_run = 0;   ///< unit tokens
  std::string longest_common_run_text;  ///< its folded tokens, separated by spaces
  std::vector<std::string> only_in_a;   ///< distinct folded tokens, in the order of the text
  std::vector<std::string> only_in_b;
};

/** Everything about one pair. */
struct Explanation {
  std::vector<std::string> bands_shared;  ///< band terms of both
  std::size_t bands = 0;                  ///< band terms of the one that has more
  std::optional<unsigned> hamming;
  std::optional<Similarity> similarity;  ///< nothing if it cannot be known
  std::optional<WordComparison> words;   ///< nothing if the index does not hold the words of both
};

/** Explain a pair of documents.
 *  @exception Xapian::DocNotFoundError if there is no such document or it is not signed.
 *  @exception SchemeMismatchError if one is signed under another scheme. */
Explanation explain(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer, Xapian::docid a,
                    Xapian::docid b, const DocumentTextSource& texts = {});

/** Compare the words of two texts. */
WordComparison compare_words(Tokenizer& tokenizer, const std::string& text_a, const std::string& text_b);

}  // namespace neardup

#endif  // NEARDUP_EXPLANATION_H
