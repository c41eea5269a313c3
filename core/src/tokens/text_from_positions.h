/** @file text_from_positions.h
 *  The words of a document as an index's positions give them, and their tokens.
 *
 *  Exact verification compares these: plugin reads them from a database (position_reader.h), core makes tokens of them.
 *  THREADS: plain values; one PositionsTokenizer per thread.
 */
#ifndef NEARDUP_CORE_TOKENS_TEXT_FROM_POSITIONS_H
#define NEARDUP_CORE_TOKENS_TEXT_FROM_POSITIONS_H

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "neardup/token.h"

namespace neardup {

/** A half-open range of bytes that is one token already: it is neither folded nor cut. */
struct WholeWord {
  std::size_t begin = 0;
  std::size_t end = 0;
};

/** A text that was read from positions. */
struct TextFromPositions {
  std::string text;                    ///< terms in the order of their positions, with spaces between words
  std::vector<WholeWord> whole_words;  ///< ascending and disjoint; text between them is cut as usual
  bool overlapping = false;            ///< two terms have the same position: the order of the words is a guess

  /** A text that does not come from an index, so nothing in it is a token already. */
  static TextFromPositions plain(std::string text) { return {std::move(text), {}, false}; }
};

/** The class of a word of an index: kWord if one of its bytes is neither an ASCII digit nor '_', beside a
 *  minus in front, otherwise kNumber. */
TokenClass class_in_index(std::string_view word);

/** Gives the tokens of one TextFromPositions; any tokenizer can cut the rest of it. */
class PositionsTokenizer final : public Tokenizer {
 public:
  /** @param tokenizer  kept by reference; this uses its scratch memory. @param text  kept by reference. */
  PositionsTokenizer(Tokenizer& tokenizer, const TextFromPositions& text) : tokenizer_(tokenizer), text_(text) {}

  /** @param text  the whole text of the TextFromPositions. A whole word is a token of class_in_index(). Cost: as the
   *  tokenizer. */
  void tokenize(std::string_view text, TokenSink& sink) override;

  std::string profile() const override { return tokenizer_.profile(); }
  std::string version() const override { return tokenizer_.version(); }

  /** The clone owns a clone of the tokenizer, and refers to the same text. */
  std::unique_ptr<Tokenizer> clone() const override;

 private:
  PositionsTokenizer(std::unique_ptr<Tokenizer> owned, const TextFromPositions& text)
      : owned_(std::move(owned)), tokenizer_(*owned_), text_(text) {}

  std::unique_ptr<Tokenizer> owned_;  // of a clone
  Tokenizer& tokenizer_;
  const TextFromPositions& text_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_TOKENS_TEXT_FROM_POSITIONS_H
