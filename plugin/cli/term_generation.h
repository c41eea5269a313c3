/** @file term_generation.h
 *  Text to Xapian terms, so that searches find it and the words of a body can be read back from its positions.
 *
 *  Xapian's TermGenerator cuts scripts that put spaces between words. The others are helped:
 *  - Han and Kana become n-grams (FLAG_CJK_NGRAM): single characters with positions, pairs without. Between two runs
 *    of them one position is left out, so that a run read back ends where it ended.
 *  - Hangul stays in words with positions; n-grams without positions are added, for that is what a query with
 *    FLAG_CJK_NGRAM looks for.
 *  - Thai, Lao, Khmer and Burmese are cut into words by the tokenizer that signs.
 *  Xapian drops words of more than 64 octets.
 *
 *  A search cuts its query alike: query_text(), then Xapian::QueryParser with FLAG_CJK_NGRAM and the same stemmer.
 *  The environment variable XAPIAN_CJK_NGRAM must not be set: it would cut Hangul words too.
 */
#ifndef NEARDUP_CLI_TERM_GENERATION_H
#define NEARDUP_CLI_TERM_GENERATION_H

#include <string>
#include <string_view>

#include <xapian.h>

#include "document_text.h"
#include "neardup/token.h"

namespace neardup::cli {

/** Indexes texts. THREADS: one per thread; keeps no reference to a document between calls. */
class BodyTerms {
 public:
  /** @param tokenizer  of the signatures; must outlive this, and is used by the calls below.
   *  @param stemmer    a language of Xapian::Stem, or "none".
   *  @exception Xapian::InvalidArgumentError for an unknown language. */
  explicit BodyTerms(Tokenizer& tokenizer, const std::string& stemmer = "english");

  /** Index a body: unprefixed terms with positions, and stemmed ones ("Z") without. */
  void index(Xapian::Document& document, std::string_view body);

  /** Index all of a document's text as omindex does: the title under prefix "S", weighted 5, and the body; beyond
   *  omindex, title and navigation also without prefix and positions. Only the body has unprefixed positions.
   *  @param file_name  indexed under prefix "F"; may be empty. */
  void index(Xapian::Document& document, const DocumentText& text, std::string_view file_name);

 private:
  /** How a text is put into the index. */
  struct Field {
    const char* prefix = "";
    Xapian::termcount weight = 1;
    bool positions = true;
  };

  void index_field(std::string_view text, const Field& field);
  void index_spaced_words(std::string_view text, const Field& field);
  void index_ngrams(std::string_view text, const Field& field);

  Tokenizer& tokenizer_;
  Xapian::TermGenerator generator_;
};

/** A query as its words are cut in the index: with spaces between the words of Thai, Lao, Khmer and Burmese. */
std::string query_text(std::string_view query, Tokenizer& tokenizer);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_TERM_GENERATION_H
