/** @file document_words.h
 *  The words of a stored document, whose positions are read as they are needed. Internal.
 *
 *  Xapian keeps the terms of a document together, but the positions of each term by themselves. So the terms cost one
 *  look-up, and the positions cost one look-up each.
 */
#ifndef NEARDUP_PLUGIN_TEXT_DOCUMENT_WORDS_H
#define NEARDUP_PLUGIN_TEXT_DOCUMENT_WORDS_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <xapian.h>

#include "text/positioned_terms.h"
#include "text/word_marks.h"
#include "tokens/text_from_positions.h"

namespace neardup {

/** The words of a document that was read, and where they are. */
struct TextModel {
  std::vector<WordTerm> words;     ///< ascending
  std::vector<PlacedWord> placed;  ///< ascending

  /** The memory that it takes, about. */
  std::size_t bytes() const;
};

/** The unprefixed terms of a document. */
class DocumentWords {
 public:
  using Positions = std::vector<Xapian::termpos>;

  /** @exception Xapian::DocNotFoundError if there is no such document. Cost: reads the term list. */
  DocumentWords(const Xapian::Database& database, Xapian::docid docid);

  /** Ascending; with those that have no positions. */
  const std::vector<WordTerm>& words() const { return words_; }

  /** Cost: one look-up for each word, once. */
  const Positions& positions(std::uint32_t word);

  /** Cost: one look-up for each term of a mark, once. */
  const WordMarks& marks();

  /** The text of words that are at other positions, or said to be. @param placed  ascending. */
  TextFromPositions text(const std::vector<PlacedWord>& placed) { return text_of(words_, placed, marks()); }

  /** The words at their own positions, ascending. Cost: reads all positions. */
  std::vector<PlacedWord> placed();

  /** @param placed  of placed(). */
  TextModel model(std::vector<PlacedWord> placed) && { return {std::move(words_), std::move(placed)}; }

 private:
  Xapian::Database database_;
  Xapian::docid docid_;
  std::vector<WordTerm> words_;
  std::vector<std::string> mark_terms_;
  std::vector<std::optional<Positions>> positions_;  // [words_]
  std::optional<WordMarks> marks_;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_DOCUMENT_WORDS_H
