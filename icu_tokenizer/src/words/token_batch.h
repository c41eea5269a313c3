/** @file token_batch.h
 *  Gathers tokens and passes them to a sink in batches.
 *
 *  Last step of the tokenizer. The strings of a batch are in one block of memory that is reused, so a token costs no
 *  allocation and no virtual call.
 *
 *  THREADS: none.
 */
#ifndef NEARDUP_ICU_TOKENIZER_WORDS_TOKEN_BATCH_H
#define NEARDUP_ICU_TOKENIZER_WORDS_TOKEN_BATCH_H

#include <array>
#include <cstddef>
#include <memory>
#include <string_view>

#include "neardup/token.h"
#include "repair/offset_map.h"

namespace neardup {

class TokenBatch {
 public:
  static constexpr std::size_t kMostTokens = 256;

  /** Begin a text; drops the rest of an earlier text.
   *  @param sink  must live until finish() returns or a call throws. */
  void start(TokenSink& sink);

  /** Add a token, whose text is copied; may call the sink. */
  void add(std::string_view text, ByteRange source, TokenClass token_class);

  /** Add tokens without copying their texts: call finish() before these change. May call the sink.
   *  @param count  at most kMostTokens.
   *  @param make   make(i) gives the i-th Token. */
  template <class Make>
  void add_in_place(std::size_t count, Make make) {
    if (count_ + count > kMostTokens) hand_over();
    for (std::size_t i = 0; i != count; ++i) tokens_[count_ + i] = make(i);
    count_ += count;
  }

  /** One of the tokens that add_in_place() added last. */
  Token& last_added(std::size_t i, std::size_t count) { return tokens_[count_ - count + i]; }

  /** Pass on the rest. */
  void finish();

 private:
  void hand_over();
  void make_room(std::size_t bytes);

  TokenSink* sink_ = nullptr;
  std::array<Token, kMostTokens> tokens_;
  std::size_t count_ = 0;
  std::unique_ptr<char[]> strings_;
  std::size_t used_ = 0;
  std::size_t capacity_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_WORDS_TOKEN_BATCH_H
