/** @file text_difference.h
 *  What tells a hidden document from the one before it: a sentence and words. */
#ifndef NEARDUP_CLI_ROWS_TEXT_DIFFERENCE_H
#define NEARDUP_CLI_ROWS_TEXT_DIFFERENCE_H

#include <string>
#include <vector>

#include <xapian.h>

#include "neardup/token.h"
#include "output/listing.h"
#include "scheme/scheme.h"

namespace neardup::cli {

/** Empty where the words of one of the documents are not in the index. */
struct TextDifference {
  std::string sentence;  ///< "the same text", or that of how_alike()
  std::vector<std::string> only_in_document;
  std::vector<std::string> only_in_representative;

  /** Put the fields "sentence", "only_in_document" and "only_in_representative" into a row. */
  void put(Row& row) const;

  /** Lines with the first words that only one of them has, each after a line feed.
   *  @param indent  before each. @param document, representative  what people call them. */
  std::string words_text(const std::string& indent, const std::string& document,
                         const std::string& representative) const;
};

/** Compare a document with the one that stands for it. Cost: reads both texts, and compares their words. */
TextDifference text_difference(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                               Xapian::docid representative, Xapian::docid document);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ROWS_TEXT_DIFFERENCE_H
