/** @file text_postings.h
 *  Makes Xapian terms from a text. Searches find them, and positions give back the tokens that are signed.
 *
 *  Stage text --> document of the flow, together with DocumentSigner. Terms, positions and wdf are those of Xapian's
 *  TermGenerator with STEM_SOME, so searches find the same documents. These differ:
 *  - Han and Kana become n-grams (as with FLAG_CJK_NGRAM): single characters with positions, pairs without; neither
 *    has a stem. They end the words next to them, and no apostrophe joins words on both sides of them.
 *  - Hangul words, full-width letters and digits, and words of several scripts stay whole and have positions. The pieces
 *    for which queries look are added without positions (word_pieces.h).
 *  - Thai, Lao, Khmer and Burmese are cut into words by the tokenizer that signs.
 *  - A Greek word that ends in a sigma is added in its other spelling, without a position: capitals give one, small letters another.
 *  - A word of more than 64 bytes is posted by its tokens: a longer token is the hash of the word (long_word.h).
 *  - Soft hyphens and other invisible characters inside a word are dropped; U+200B ends a word.
 *  - A body also has word marks (plugin/FORMAT.md, "Words from positions"). They tell where words of scripts without
 *    spaces begin, and which tokens were signed where positions would give others.
 *
 *  A search must cut its query in the same way: use query_text(), then Xapian::QueryParser with FLAG_CJK_NGRAM and the
 *  same stemmer. Do not set the environment variable XAPIAN_CJK_NGRAM: it would also cut Hangul words.
 */
#ifndef NEARDUP_PLUGIN_TEXT_TEXT_POSTINGS_H
#define NEARDUP_PLUGIN_TEXT_TEXT_POSTINGS_H

#include <string>
#include <string_view>

#include <xapian.h>

#include "neardup/token.h"
#include "scheme/scheme.h"
#include "text/body_reading.h"
#include "text/posted_terms.h"

namespace neardup {

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
   *  @param scheme     of the signatures; without text prefixes.
   *  @exception Xapian::InvalidArgumentError for an unknown language. */
  explicit TextPostings(Tokenizer& tokenizer, const std::string& stemmer = "english", Scheme scheme = {});

  /** Add the terms of a text.
   *  @param last  the last position in the document so far; 0 if it has none.
   *  @return the new last position. Cost: linear in the text. */
  Xapian::termpos add(Xapian::Document& document, std::string_view text, const PostedField& field,
                      Xapian::termpos last);

  /** Add a body: unprefixed terms with positions, its word marks and the order of its words (word_order.h). A document has
   *  one body: other unprefixed terms with positions would be read back as a part of it. Add other unprefixed terms before
   *  it, because the order counts them.
   *  @param last  as above. @return as above. */
  Xapian::termpos add_body(Xapian::Document& document, std::string_view body, Xapian::termpos last);

  /** The same without cutting the body into tokens. @param places  has taken its tokens when they were signed. */
  Xapian::termpos add_body(Xapian::Document& document, std::string_view body, const TokenPlaces& places,
                           Xapian::termpos last);

 private:
  template <class Posted>
  Xapian::termpos gather(std::string_view text, const PostedField& field, const TokenPlaces& places,
                         Xapian::termpos last, Posted posted);
  void add_other_forms(const XapianWord& word, std::string& before);

  Tokenizer& tokenizer_;
  Scheme scheme_;
  PostedTerms terms_;
};

/** Cuts the words of a query as the index does: adds spaces between words of Thai, Lao, Khmer and Burmese and between these
 *  and other letters, leaves invisible characters out, and has the hashes of words of more than 64 bytes. */
std::string query_text(std::string_view query, Tokenizer& tokenizer);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_TEXT_POSTINGS_H
