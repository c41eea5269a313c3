/** @file word_marks.h
 *  Terms that say how a document's positions are read back as the tokens that were signed (plugin/FORMAT.md, "Words
 *  from positions"). Internal.
 *
 *  `XNW` has a position wherever a word begins that is one token as it stands: words of scripts without spaces, which a
 *  dictionary has cut. `XNW:` and tokens stands where the terms of a position read as other tokens than were signed.
 *  Only a writer that has the text can know either; documents of other writers have neither.
 */
#ifndef NEARDUP_PLUGIN_TEXT_WORD_MARKS_H
#define NEARDUP_PLUGIN_TEXT_WORD_MARKS_H

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "scheme/scheme.h"

namespace neardup {

/** What both kinds begin with. */
constexpr std::string_view kWordMark = kWordMarkPrefix;

/** Tokens by the position at which they stand in the place of what is read there. */
using Corrections = std::map<Xapian::termpos, std::vector<std::string>>;

/** What the word marks of a document say. */
struct WordMarks {
  std::vector<Xapian::termpos> whole_words;  ///< ascending
  Corrections corrections;

  bool empty() const { return whole_words.empty() && corrections.empty(); }
};

/** Put marks on a document, with positions and without weight. @return whether all could be: a term holds up to 245
 *  bytes, so that a token of more than 240 cannot. */
bool write_word_marks(Xapian::Document& document, const WordMarks& marks);

/** Reads word marks one term after another, in the order of a term list. */
class WordMarksReader {
 public:
  /** @param term  at a term that begins with kWordMark. */
  void add(const std::string& text, const Xapian::TermIterator& term);

  WordMarks take() { return std::move(marks_); }

 private:
  WordMarks marks_;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_WORD_MARKS_H
