/** @file term_generation.h
 *  Terms of a text in any writing system: Xapian's own cutting, helped where words have no spaces between them.
 *
 *  Han and Kana go through Xapian's n-gram flag; Hangul is indexed as words with positions, and as n-grams without, for
 *  search; Thai, Lao, Khmer and Burmese are cut into words by the tokenizer first. Queries are cut alike. */
#ifndef NEARDUP_CLI_TERM_GENERATION_H
#define NEARDUP_CLI_TERM_GENERATION_H

#include <string>
#include <string_view>

#include <xapian.h>

#include "neardup/token.h"

namespace neardup::cli {

/** Add the terms of a body, with positions: what exact verification rebuilds the words from.
 *  @param generator  its document and stemmer are set; its flags are changed. */
void index_with_positions(Xapian::TermGenerator& generator, Tokenizer& tokenizer, std::string_view text);

/** Add the terms of a text that is searched but not signed: title, navigation.
 *  @param weight  how often each word counts. @param prefix  of the terms. */
void index_without_positions(Xapian::TermGenerator& generator, Tokenizer& tokenizer, std::string_view text,
                             Xapian::termcount weight = 1, const std::string& prefix = "");

/** A query string whose words a query parser with FLAG_CJK_NGRAM finds. */
std::string query_text(std::string_view query, Tokenizer& tokenizer);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_TERM_GENERATION_H
