/** @file text_from_positions.h
 *  The words of a document as the positions of an index give them, and the tokens that they are.
 *
 *  What exact verification compares: plugin reads it from a database (position_reader.h), core turns it into tokens.
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

/** A half-open range of bytes that is one token as it stands: it is not folded and not cut. */
struct WholeWord {
  std::size_t begin = 0;
  std::size_t end = 0;
};

/** A text put together from positions. */
struct TextFromPositions {
  std::string text;                    ///< terms in the order of their positions, with spaces where words part
  std::vector<WholeWord> whole_words;  ///< ascending and apart; what lies between them is cut like any text
  bool overlapping = false;            ///< two terms had one position: the order of the words is a guess

  /** A text that is no index's: nothing in it is a token as it stands. */
  static TextFromPositions plain(std::string text) { return {std::move(text), {}, false}; }
};

/** Gives the tokens of one TextFromPositions, whatever tokenizer cuts the rest of it. */
class PositionsTokenizer final : public Tokenizer {
 public:
  /** @param tokenizer  kept by reference; its scratch memory is used. @param text  kept by reference. */
  PositionsTokenizer(Tokenizer& tokenizer, const TextFromPositions& text) : tokenizer_(tokenizer), text_(text) {}

  /** @param text  that of the TextFromPositions, whole. A whole word is a token of class kWord if one of its bytes is
   *  neither an ASCII digit nor '_', else of class kNumber. Cost: that of the tokenizer. */
  void tokenize(std::string_view text, TokenSink& sink) override;

  std::string profile() const override { return tokenizer_.profile(); }
  std::string version() const override { return tokenizer_.version(); }

  /** The clone owns a clone of the tokenizer, and refers to the same text. */
  std::unique_ptr<Tokenizer> clone() const override;

 private:
  Tokenizer& tokenizer_;
  const TextFromPositions& text_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_TOKENS_TEXT_FROM_POSITIONS_H
