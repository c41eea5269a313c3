/** @file word_marks.h
 *  Terms that tell how to read a document's positions back as the tokens that were signed (plugin/FORMAT.md, "Words
 *  from positions"). Internal.
 *
 *  `XNW` has a position where a word begins that is one token already: words of scripts without spaces, which a
 *  dictionary has cut. `XNW:` and tokens is at a position whose terms would give other tokens than were signed. Only a
 *  writer with the text can know either, so documents of other writers have neither.
 */
#ifndef NEARDUP_PLUGIN_TEXT_WORD_MARKS_H
#define NEARDUP_PLUGIN_TEXT_WORD_MARKS_H

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "scheme/scheme.h"

namespace neardup {

/** The beginning of both kinds. */
constexpr std::string_view kWordMark = kWordMarkPrefix;

/** The term that has the order of the words (word_order.h). */
constexpr const char* kWordOrder = "XNW#";

/** Tokens by position: they replace what would be read there. */
using Corrections = std::map<Xapian::termpos, std::vector<std::string>>;

/** The word marks of a document. */
struct WordMarks {
  std::vector<Xapian::termpos> whole_words;  ///< ascending
  Corrections corrections;

  bool empty() const { return whole_words.empty() && corrections.empty(); }
};

/** Put marks on a document, with positions and without weight. A correction with a token of more than 240 bytes is left
 *  out: a term has at most 245 bytes. */
void write_word_marks(Xapian::Document& document, const WordMarks& marks);

/** Remove all marks from a document, and the order of its words. Terms of longer prefixes that begin with kWordMark stay. */
void remove_word_marks(Xapian::Document& document);

/** Take the mark that a term is at a position. Other terms that begin with kWordMark are none. Positions ascend for each
 *  term. */
void add_word_mark(WordMarks& marks, const std::string& term, Xapian::termpos position);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_WORD_MARKS_H
