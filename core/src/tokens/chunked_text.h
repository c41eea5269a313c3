/** @file chunked_text.h
 *  Passes a text that arrives in chunks to a tokenizer as soon as its tokens are known.
 *
 *  Stage text --> tokens of the flow, for texts that do not fit in memory.
 *  THREADS: one ChunkedText per thread.
 */
#ifndef NEARDUP_CORE_TOKENS_CHUNKED_TEXT_H
#define NEARDUP_CORE_TOKENS_CHUNKED_TEXT_H

#include <cstddef>
#include <string>
#include <string_view>

#include "neardup/token.h"

namespace neardup {

/** Joins chunks and passes the tokens of the whole text to a sink, in order. Chunks may be cut anywhere: inside a
 *  character, a word or a link. Byte ranges of the tokens are meaningless.
 *
 *  Memory: twice the bytes that the tokenizer's complete_prefix() leaves waiting, and 64 KiB. With IcuTokenizer up to
 *  2.2 MiB, and 64 KiB for texts with white space; with a tokenizer that keeps the default, the whole text. */
class ChunkedText {
 public:
  static constexpr std::size_t kUsualWait = std::size_t{32} << 10;

  /** @param wait  bytes, >= 1: the tokenizer is called only when this many are there. */
  explicit ChunkedText(std::size_t wait = kUsualWait) : wait_(wait), ask_at_(wait) {}

  /** @param chunk  the next bytes of the text; may be empty; not read after the call.
   *  @exception whatever the tokenizer or the sink throws; then call clear() before another text. Cost: linear in the
   *  text, even if chunks are short. */
  void add(std::string_view chunk, Tokenizer& tokenizer, TokenSink& sink);

  /** End of the text: the tokens of the rest. Another text may follow. */
  void finish(Tokenizer& tokenizer, TokenSink& sink);

  /** Drop the waiting bytes. */
  void clear();

 private:
  std::size_t wait_;
  std::size_t ask_at_;  // bytes
  std::string waiting_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_TOKENS_CHUNKED_TEXT_H
