/** @file explanation.h
 *  Why two documents match, or why they do not. THREADS: as the database handle: one at a time. */
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
  double a_in_b = 0;                    ///< how much of a's features b has, 0..1
  double b_in_a = 0;                    ///< the other way round
  double cosine = 0;                    ///< of single words by tf-idf, 0..1
  std::string longest_run;              ///< the longest run of words that stands in both, separated by spaces
  std::size_t edit_distance = 0;        ///< unit words; see edit_distance_is_bound
  bool edit_distance_is_bound = false;  ///< of long texts: the distance is more than edit_distance
  std::vector<std::string> only_in_a;   ///< distinct folded words, in the order of the text
  std::vector<std::string> only_in_b;
};

/** Everything about one pair. */
struct Explanation {
  std::vector<std::string> bands_shared;  ///< band terms of both
  std::size_t bands = 0;                  ///< band terms of the one that has more
  std::optional<unsigned> hamming;        ///< unit bits; nothing if a fingerprint is damaged
  std::optional<Similarity> similarity;   ///< nothing if it cannot be known
  std::optional<WordsInCommon> words;     ///< nothing if the index does not hold the words of both
};

/** Explain a pair of documents.
 *  @param scheme     which of several the database records, by id or preset; empty: its only one.
 *  @param tokenizer  of that scheme; null: the one that this library has of its profile.
 *  @exception Xapian::DocNotFoundError if there is no such document or it is not signed.
 *  @exception SchemeMismatchError if one is signed under another scheme, or the database records none.
 *  Cost: reads the words of each document once, and the frequency of each distinct word. */
Explanation explain(const Xapian::Database& database, Xapian::docid a, Xapian::docid b, std::string_view scheme = {},
                    Tokenizer* tokenizer = nullptr);

}  // namespace neardup

#endif  // NEARDUP_EXPLANATION_H
