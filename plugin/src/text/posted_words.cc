#include "text/posted_words.h"

#include <utility>

namespace neardup {

const XapianWord* PostedWords::next() {
  while (next_token_ == tokens_.size()) {
    const XapianWord* const word = words_.next();
    if (word == nullptr || word->has_posting()) return word;
    tokens_ = collect_tokens(tokenizer_, text_.substr(word->begin, word->end - word->begin));
    next_token_ = 0;
    begin_ = word->begin;
  }
  OwnedToken& token = tokens_[next_token_++];
  token_.term = std::move(token.text);
  token_.begin = begin_ + token.begin;
  token_.end = begin_ + token.end;
  return &token_;
}

}  // namespace neardup
