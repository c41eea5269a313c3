#include "tokens/chunked_text.h"

#include <algorithm>

namespace neardup {

void ChunkedText::add(std::string_view chunk, Tokenizer& tokenizer, TokenSink& sink) {
  while (!chunk.empty()) {
    const std::string_view part = chunk.substr(0, wait_);  // takes a chunk of any size in small parts
    chunk.remove_prefix(part.size());
    waiting_ += part;
    if (waiting_.size() < ask_at_) continue;
    const std::size_t complete = tokenizer.complete_prefix(waiting_);
    tokenizer.tokenize(std::string_view(waiting_).substr(0, complete), sink);
    waiting_.erase(0, complete);
    ask_at_ = std::max(wait_, 2 * waiting_.size());  // so that waiting text is not read again for each new byte
  }
}

void ChunkedText::finish(Tokenizer& tokenizer, TokenSink& sink) {
  tokenizer.tokenize(waiting_, sink);
  clear();
}

void ChunkedText::clear() {
  waiting_.clear();
  ask_at_ = wait_;
}

}  // namespace neardup
