/** @file chunked_text.h
 *  A text that comes in chunks, given to a tokenizer as soon as its tokens are known.
 *
 *  Stage text --> tokens of the flow, for texts too long to be held in memory.
 *  THREADS: one ChunkedText per thread.
 */
#ifndef NEARDUP_CORE_TOKENS_CHUNKED_TEXT_H
#define NEARDUP_CORE_TOKENS_CHUNKED_TEXT_H

#include <cstddef>
#include <string>
#include <string_view>

#include "neardup/token.h"

namespace neardup {

/** Joins chunks and hands the tokens of the whole text to a sink, in order, wherever the chunks were cut: inside a
 *  character, a word or a link. Byte ranges of the tokens are of no meaning.
 *
 *  Memory: what the tokenizer's complete_prefix() leaves waiting, twice, and 64 KiB: with IcuTokenizer up to 2.2 MiB,
 *  64 KiB in texts with white space; with a tokenizer that keeps the default the whole text. */
class ChunkedText {
 public:
  static constexpr std::size_t kUsualWait = std::size_t{32} << 10;

  /** @param wait  bytes, >= 1: the tokenizer is not asked before so many are there. */
  explicit ChunkedText(std::size_t wait = kUsualWait) : wait_(wait), ask_at_(wait) {}

  /** @param chunk  the next bytes of the text; may be empty. Not read after the call.
   *  @exception whatever the tokenizer or the sink throws; then clear() before another text. Cost: linear in the
   *  text, however short the chunks. */
  void add(std::string_view chunk, Tokenizer& tokenizer, TokenSink& sink);

  /** End of the text: the tokens of the rest. Another text may follow. */
  void finish(Tokenizer& tokenizer, TokenSink& sink);

  /** Forget what waits. */
  void clear();

 private:
  std::size_t wait_;
  std::size_t ask_at_;  // bytes
  std::string waiting_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_TOKENS_CHUNKED_TEXT_H
