/** @file positioned_terms.h
 *  Reads the terms of positions as a text. Internal.
 *
 *  Readers and writers of documents use the same class, so the writer knows exactly what a reader will get.
 */
#ifndef NEARDUP_PLUGIN_TEXT_POSITIONED_TERMS_H
#define NEARDUP_PLUGIN_TEXT_POSITIONED_TERMS_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "text/word_marks.h"
#include "tokens/text_from_positions.h"

namespace neardup {

/** Takes terms in the order of their positions. */
class TextAssembly {
 public:
  /** @param marks  must outlive this. Add whole words to them at the latest before the term at their position. */
  explicit TextAssembly(const WordMarks& marks) : marks_(marks), correction_(marks.corrections.begin()) {}

  /** Add a term; in the order of positions, terms at the same one in their own order.
   *  @param single  whether it is one character of Han or Kana. */
  void add(Xapian::termpos position, std::string_view term, bool single);

  /** The text of all terms. Call it once, at the end. */
  TextFromPositions finish();

 private:
  void put_correction();
  void separate();

  const WordMarks& marks_;
  Corrections::const_iterator correction_;
  TextFromPositions result_;
  Xapian::termpos last_ = 0;
  bool any_ = false;
  bool last_single_ = false;
  bool in_whole_word_ = false;  // of single characters, which may go on
  bool is_corrected_ = false;   // the last term was replaced
};

/** A term that is a word of a document. */
struct WordTerm {
  std::string text;
  bool single = false;  ///< one character of Han or Kana
};

WordTerm word_term(std::string text);

/** A word at a position. */
struct PlacedWord {
  Xapian::termpos position = 0;
  std::uint32_t word = 0;  ///< its place among the words

  bool operator<(const PlacedWord& other) const {
    return position != other.position ? position < other.position : word < other.word;
  }
};

/** The text of all words at their positions. @param placed  ascending. */
TextFromPositions text_of(const std::vector<WordTerm>& words, const std::vector<PlacedWord>& placed,
                          const WordMarks& marks);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_POSITIONED_TERMS_H
