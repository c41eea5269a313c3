/** @file text_postings.h
 *  Gathers the terms of a text, with wdf and positions, and puts each of them on a document once. Internal.
 *
 *  Stage text --> document of the flow, for TextPostings. A document gets the terms in their order, each with all its
 *  positions, because Xapian keeps them in an ordered tree. A word is stemmed once a text at most: frequent words keep
 *  their stems from one text to the next.
 *  THREADS: one per thread; keeps no reference to a document. After similar texts, only Xapian allocates memory.
 *
 *  Makes Xapian terms from a text. Searches find them, and positions give back the tokens that are signed.
 *
 *  Stage text --> document of the flow, together with DocumentSigner. Terms, positions and wdf are those of Xapian's
 *  TermGenerator with STEM_SOME, so searches find the same documents. These differ:
 *  - Han and Kana become n-grams (as with FLAG_CJK_NGRAM): single characters with positions, pairs without; neither
 *    has a stem. They end the words next to them, and no apostrophe joins words on both sides of them.
 *  - Full-width letters and digits form words, as others do.
 *  - Hangul words stay whole and have positions; n-grams without positions are added, because queries with
 *    FLAG_CJK_NGRAM look for them.
 *  - Thai, Lao, Khmer and Burmese are cut into words by the tokenizer that signs.
 *  - Soft hyphens and other invisible characters inside a word are dropped; U+200B ends a word.
 *  - A body also has word marks (plugin/FORMAT.md, "Words from positions"). They tell where words of scripts without
 *    spaces begin, and which tokens were signed where positions would give others.
 *  Terms of more than 64 bytes are left out.
 *
 *  A search must cut its query in the same way: use query_text(), then Xapian::QueryParser with FLAG_CJK_NGRAM and the
 *  same stemmer. Do not set the environment variable XAPIAN_CJK_NGRAM: it would also cut Hangul words.
 */
#ifndef NEARDUP_PLUGIN_TEXT_TEXT_POSTINGS_H
#define NEARDUP_PLUGIN_TEXT_TEXT_POSTINGS_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "neardup/token.h"
#include "text/body_reading.h"

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

  /** Put the terms and, under "Z", the stems on a document.
   *  @param prefix  of the terms. @param weight  added to the wdf each time that a term was added. */
  void write(Xapian::Document& document, const std::string& prefix, Xapian::termcount weight);

 private:
  struct Term {
    std::uint64_t first_bytes;  ///< big-endian, to compare them at once
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
  struct StemmedWord {
    std::string word;
    std::string stem;
  };

  Term& find(std::string_view term);
  void enlarge_table();
  std::string_view text_of(const Term& term) const { return std::string_view(texts_).substr(term.begin, term.size); }
  bool is_before(const Term& a, const Term& b) const;
  const std::string& stem_of(const Term& term);

  Xapian::Stem stem_;
  bool stems_;
  std::string texts_;                    // of the terms, one behind the other
  std::vector<Term> terms_;              // distinct
  std::vector<std::uint32_t> table_;     // by hash: 1 + index in terms_
  std::vector<Occurrence> occurrences_;  // the first is unused
  std::vector<StemmedWord> stemmed_;     // by hash: the last word met there
  std::string posted_;                   // scratch
};

/** How to index a text. */
struct PostedField {
  std::string prefix;            ///< of its terms; empty for a body
  Xapian::termcount weight = 1;  ///< added to the wdf of each term
  bool positions = true;
};

/** Puts the terms of texts on documents. THREADS: one per thread; keeps no reference to a document between calls. */
class TextPostings {
 public:
  /** @param tokenizer  of the signatures; must outlive this, and is used by the calls below.
   *  @param stemmer    a language of Xapian::Stem, or "none".
   *  @exception Xapian::InvalidArgumentError for an unknown language. */
  explicit TextPostings(Tokenizer& tokenizer, const std::string& stemmer = "english");

  /** Add the terms of a text.
   *  @param last  the last position in the document so far; 0 if it has none.
   *  @return the new last position. Cost: linear in the text. */
  Xapian::termpos add(Xapian::Document& document, std::string_view text, const PostedField& field,
                      Xapian::termpos last);

  /** Add a body: unprefixed terms with positions, and its word marks. A document has one body: other unprefixed terms
   *  with positions would be read back as a part of it.
   *  @param last  as above. @return as above. */
  Xapian::termpos add_body(Xapian::Document& document, std::string_view body, Xapian::termpos last);

  /** The same without cutting the body into tokens. @param places  has taken its tokens when they were signed. */
  Xapian::termpos add_body(Xapian::Document& document, std::string_view body, const TokenPlaces& places,
                           Xapian::termpos last);

 private:
  template <class Posted>
  Xapian::termpos post(Xapian::Document& document, std::string_view text, const PostedField& field,
                       const TokenPlaces& places, Xapian::termpos last, Posted posted);
  void add_ngrams(Xapian::Document& document, std::string_view hangul, const PostedField& field);

  Tokenizer& tokenizer_;
  PostedTerms terms_;
  Xapian::TermGenerator ngrams_;
};

/** Cuts the words of a query as the index does: adds spaces between words of Thai, Lao, Khmer and Burmese. */
std::string query_text(std::string_view query, Tokenizer& tokenizer);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_TEXT_POSTINGS_H
