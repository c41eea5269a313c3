/** @file original_words.h
 *  The words of an indexed document as its file spells them. */
#ifndef NEARDUP_CLI_INDEXING_ORIGINAL_WORDS_H
#define NEARDUP_CLI_INDEXING_ORIGINAL_WORDS_H

#include <xapian.h>

#include "find/pair_explanation.h"
#include "neardup/token.h"
#include "scheme/scheme.h"

namespace neardup::cli {

/** Give the texts of two documents their case and punctuation, if their files are here and have the same words as the
 *  index. A text without such a file stays as the index holds it. Cost: reads both files. */
void restore_writing(WordComparison& words, const Xapian::Database& database, const Scheme& scheme,
                     Tokenizer& tokenizer, Xapian::docid a, Xapian::docid b);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_ORIGINAL_WORDS_H
