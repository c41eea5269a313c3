/** @file term_generation.h
 *  Generates terms for all text of a document, under the prefixes of Omega. */
#ifndef NEARDUP_CLI_INDEXING_TERM_GENERATION_H
#define NEARDUP_CLI_INDEXING_TERM_GENERATION_H

#include <string>
#include <string_view>

#include <xapian.h>

#include "formats/document_text.h"
#include "neardup/token.h"
#include "text/text_postings.h"

namespace neardup::cli {

/** Indexes texts. THREADS: one object per thread; keeps no reference to a document between calls. */
class BodyTerms {
 public:
  /** @param tokenizer  the tokenizer of the signatures; must outlive this.
   *  @param stemmer    a language of Xapian::Stem, or "none".
   *  @exception Xapian::InvalidArgumentError for an unknown language. */
  explicit BodyTerms(Tokenizer& tokenizer, const std::string& stemmer = "english") : postings_(tokenizer, stemmer) {}

  /** Index a body: unprefixed terms with positions, and stemmed ones ("Z") without. */
  void index(Xapian::Document& document, std::string_view body) { postings_.add_body(document, body, 0); }

  /** Index all text of a document like omindex: the title under the prefix "S" with weight 5, the body, what a page says
   *  of its author (prefix "A"), its class ("B"), its keywords and its description. In addition, index title and left-out
   *  text without prefix and positions. Only the body has unprefixed positions.
   *  @param file_name  without suffix, indexed under the prefix "F"; may be empty.
   *  @param places     has taken the tokens of the body. */
  void index(Xapian::Document& document, const DocumentText& text, std::string_view file_name,
             const TokenPlaces& places);

 private:
  TextPostings postings_;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_TERM_GENERATION_H
