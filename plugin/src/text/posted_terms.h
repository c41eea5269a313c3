/** @file posted_terms.h
 *  Gathers the terms of a text, with wdf and positions, and puts each of them on a document once. Internal.
 *
 *  Stage text --> document of the flow, for TextPostings. A document gets the terms in their order, each with all its
 *  positions, because Xapian keeps them in an ordered tree. A word is stemmed once a text at most: frequent words keep
 *  their stems from one text to the next.
 *  THREADS: one per thread; keeps no reference to a document. After similar texts, only Xapian allocates memory.
 */
#ifndef NEARDUP_PLUGIN_TEXT_POSTED_TERMS_H
#define NEARDUP_PLUGIN_TEXT_POSTED_TERMS_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "text/positioned_terms.h"

namespace neardup {

class PostedTerms {
 public:
  /** @param stemmer  a language of Xapian::Stem, or "none".
   *  @exception Xapian::InvalidArgumentError for an unknown language. */
  explicit PostedTerms(const std::string& stemmer);

  /** Begin a text, and forget the one before. */
  void begin();

  /** Add a term of the text.
   *  @param is_word   whether it has a stem, too, if TermGenerator would stem it under STEM_SOME.
   *  @param position  0 for none; else greater than those before. Cost: a look-up. */
  void add(std::string_view term, bool is_word, Xapian::termpos position);

  /** End the text. Call it once, before the functions below. */
  void end();

  /** These and other terms, and these at their positions, as numbers among all. For write_word_order(). */
  struct Order {
    std::vector<PlacedWord> places;  ///< ascending
    std::vector<Xapian::termcount> wdfs;
    std::vector<std::uint32_t> others;  ///< numbers of the other terms
  };

  /** @param others  ascending. */
  Order order_among(const TextTerms& others) const;

  /** Put the terms and, under "Z", the stems on a document.
   *  @param prefix  of the terms. @param weight  added to the wdf each time that a term was added. */
  void write(Xapian::Document& document, const std::string& prefix, Xapian::termcount weight);

 private:
  struct Term {
    std::uint64_t hash;
    std::size_t begin;  ///< in texts_
    std::uint32_t size;
    Xapian::termcount count;
    std::uint32_t first;  ///< of its positions in occurrences_; 0 for none
    std::uint32_t last;
    bool is_word;
  };
  struct Occurrence {
    Xapian::termpos position;
    std::uint32_t next;
  };
  struct SortedTerm {
    std::uint64_t first_bytes;  ///< big-endian, to compare them at once
    std::uint32_t place;        ///< in terms_
  };
  struct StemmedWord {
    std::string word;
    std::string stem;
  };

  Term& find(std::string_view term);
  void enlarge_table();
  std::string_view text_of(const Term& term) const { return std::string_view(texts_).substr(term.begin, term.size); }
  bool is_before(const SortedTerm& a, const SortedTerm& b) const;
  void write_words(Xapian::Document& document, const std::string& prefix, Xapian::termcount weight, bool frequent);
  const std::string& stem_of(const Term& term);

  Xapian::Stem stem_;
  bool stems_;
  std::string texts_;                    // of the terms, one behind the other
  std::vector<Term> terms_;              // distinct
  std::vector<SortedTerm> sorted_;       // from end() on
  std::vector<std::uint32_t> table_;     // by hash: 1 + index in terms_
  std::vector<Occurrence> occurrences_;  // the first is unused
  std::vector<StemmedWord> stemmed_;     // by hash: the last word met there
  std::string posted_;                   // scratch
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_POSTED_TERMS_H
