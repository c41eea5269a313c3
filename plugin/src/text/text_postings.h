/** @file text_postings.h
 *  Text to Xapian terms: searches find it, and the tokens that are signed can be read back from its positions.
 *
 *  Stage text --> document of the flow, beside DocumentSigner. Terms, positions and wdf are those of Xapian's TermGenerator
 *  with STEM_SOME, and searches find what they find there. What TermGenerator leaves out or cuts otherwise:
 *  - Han and Kana become n-grams (as with FLAG_CJK_NGRAM): characters with positions, pairs without.
 *  - Hangul stays in words with positions; n-grams without positions are added, for queries with FLAG_CJK_NGRAM ask for
 *    those.
 *  - Thai, Lao, Khmer and Burmese are cut into words by the tokenizer that signs.
 *  - Soft hyphens and other invisible characters inside a word are dropped; U+200B ends a word.
 *  - A body has word marks besides (plugin/FORMAT.md, "Words from positions"): where words of scripts without spaces
 *    begin, and which tokens were signed wherever positions would read otherwise.
 *  Terms of more than 64 bytes are left out.
 *
 *  A search cuts its query alike: query_text(), then Xapian::QueryParser with FLAG_CJK_NGRAM and the same stemmer.
 *  The environment variable XAPIAN_CJK_NGRAM must not be set: it would cut Hangul words too.
 */
#ifndef NEARDUP_PLUGIN_TEXT_TEXT_POSTINGS_H
#define NEARDUP_PLUGIN_TEXT_TEXT_POSTINGS_H

#include <string>
#include <string_view>

#include <xapian.h>

#include "neardup/token.h"

namespace neardup {

/** How a text is put into the index. */
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
   *  @param last  the last position that the document has; 0 if it has none.
   *  @return the last position then. Cost: linear in the text. */
  Xapian::termpos add(Xapian::Document& document, std::string_view text, const PostedField& field,
                      Xapian::termpos last);

  /** Add a body: unprefixed terms with positions, and its word marks. A document has one body: what is added without
   *  prefix and with positions besides would be read back as a part of it.
   *  @param last  as above. @return as above. */
  Xapian::termpos add_body(Xapian::Document& document, std::string_view body, Xapian::termpos last);

 private:
  Tokenizer& tokenizer_;
  Xapian::Stem stem_;
  bool stems_;
  Xapian::TermGenerator ngrams_;
};

/** A query as its words are cut in the index: with spaces between the words of Thai, Lao, Khmer and Burmese. */
std::string query_text(std::string_view query, Tokenizer& tokenizer);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_TEXT_POSTINGS_H
