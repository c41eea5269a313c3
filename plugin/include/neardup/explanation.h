/** @file explanation.h
 *  Why two documents match, or why they do not. THREADS: use a database handle in one thread at a time. */
#ifndef NEARDUP_EXPLANATION_H
#define NEARDUP_EXPLANATION_H

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "neardup/match.h"
#include "neardup/token.h"

namespace neardup {

/** What the words of two documents have in common. */
struct WordsInCommon {
  double a_in_b = 0;                    ///< share of a's features that b has, 0..1
  double b_in_a = 0;                    ///< share of b's features that a has, 0..1
  double cosine = 0;                    ///< of single words by tf-idf, 0..1
  std::string longest_run;              ///< the longest run of words that both texts have, separated by spaces
  std::size_t edit_distance = 0;        ///< unit words; see edit_distance_is_bound
  bool edit_distance_is_bound = false;  ///< long texts only: the distance is greater than edit_distance
  std::vector<std::string> only_in_a;   ///< distinct folded words, in the order of the text
  std::vector<std::string> only_in_b;
};

/** Everything that is known about one pair. */
struct Explanation {
  std::vector<std::string> bands_shared;  ///< band terms that both have
  std::size_t bands = 0;                  ///< number of band terms of the document that has more
  std::optional<unsigned> hamming;        ///< unit bits; nothing if a fingerprint is damaged
  std::optional<Similarity> similarity;   ///< nothing if it cannot be computed
  std::optional<WordsInCommon> words;     ///< nothing if the index does not hold the words of both
};

/** Explain a pair of documents.
 *  @param scheme     id or preset of the scheme, if the database records several; empty: its only one.
 *  @param tokenizer  of that scheme; null: this library's tokenizer of its profile.
 *  @exception Xapian::DocNotFoundError if a document does not exist or is not signed.
 *  @exception SchemeMismatchError if a document is signed under another scheme, or the database records none.
 *  Cost: reads the words of each document once, and the frequency of each distinct word. */
Explanation explain(const Xapian::Database& database, Xapian::docid a, Xapian::docid b, std::string_view scheme = {},
                    Tokenizer* tokenizer = nullptr);

}  // namespace neardup

#endif  // NEARDUP_EXPLANATION_H
