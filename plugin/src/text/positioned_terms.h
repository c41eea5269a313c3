/** @file positioned_terms.h
 *  Orders terms by their positions and reads them as a text. Internal.
 *
 *  Readers and writers of documents use the same class, so the writer knows exactly what a reader will get.
 */
#ifndef NEARDUP_PLUGIN_TEXT_POSITIONED_TERMS_H
#define NEARDUP_PLUGIN_TEXT_POSITIONED_TERMS_H

#include <cstdint>
#include <string>
#include <vector>

#include <xapian.h>

#include "text/word_marks.h"
#include "tokens/text_from_positions.h"

namespace neardup {

class PositionedTerms {
 public:
  /** Add a term. Add its positions next, by add_position(). */
  void add_term(std::string term);
  void add_position(Xapian::termpos position);

  /** The text of all terms. Cost: O(n log n) in the positions. */
  TextFromPositions text(const WordMarks& marks);

 private:
  struct Occurrence {
    Xapian::termpos position;
    std::uint32_t term;
  };

  /** Builds a text from occurrences in order. */
  class Assembly;

  std::vector<std::string> terms_;
  std::vector<bool> singles_;  // whether a term is one Han or Kana character
  std::vector<Occurrence> occurrences_;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_POSITIONED_TERMS_H
