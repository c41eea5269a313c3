/** @file term_generation.h
 *  All of a document's text to Xapian terms, under the prefixes that Omega uses. */
#ifndef NEARDUP_CLI_INDEXING_TERM_GENERATION_H
#define NEARDUP_CLI_INDEXING_TERM_GENERATION_H

#include <string>
#include <string_view>

#include <xapian.h>

#include "formats/document_text.h"
#include "neardup/token.h"
#include "text/text_postings.h"

namespace neardup::cli {

/** Indexes texts. THREADS: one per thread; keeps no reference to a document between calls. */
class BodyTerms {
 public:
  /** @param tokenizer  of the signatures; must outlive this, and is used by the calls below.
   *  @param stemmer    a language of Xapian::Stem, or "none".
   *  @exception Xapian::InvalidArgumentError for an unknown language. */
  explicit BodyTerms(Tokenizer& tokenizer, const std::string& stemmer = "english") : postings_(tokenizer, stemmer) {}

  /** Index a body: unprefixed terms with positions, and stemmed ones ("Z") without. */
  void index(Xapian::Document& document, std::string_view body) { postings_.add_body(document, body, 0); }

  /** Index all of a document's text as omindex does: the title under prefix "S", weighted 5, and the body; beyond
   *  omindex, title and navigation also without prefix and positions. Only the body has unprefixed positions.
   *  @param file_name  indexed under prefix "F"; may be empty. */
  void index(Xapian::Document& document, const DocumentText& text, std::string_view file_name);

 private:
  TextPostings postings_;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_TERM_GENERATION_H
