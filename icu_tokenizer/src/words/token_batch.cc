#include "words/token_batch.h"

#include <algorithm>
#include <cstring>

namespace neardup {

void TokenBatch::start(TokenSink& sink) {
  sink_ = &sink;
  count_ = 0;
  used_ = 0;
}

void TokenBatch::add(std::string_view text, ByteRange source, TokenClass token_class) {
  if (count_ == kMostTokens || capacity_ - used_ < text.size()) {
    make_room(text.size());
  }
  char* copy = strings_.get() + used_;
  std::memcpy(copy, text.data(), text.size());
  used_ += text.size();
  tokens_[count_++] = {std::string_view(copy, text.size()), source.begin, source.end, token_class};
}

void TokenBatch::finish() {
  if (count_ != 0) {
    hand_over();
  }
}

void TokenBatch::hand_over() {
  sink_->take(tokens_.data(), count_);
  count_ = 0;
  used_ = 0;
}

void TokenBatch::make_room(std::size_t bytes) {
  constexpr std::size_t kUsualCapacity = std::size_t{16} << 10;
  finish();
  if (capacity_ < bytes) {
    const std::size_t capacity = std::max(bytes, kUsualCapacity);
    strings_ = std::make_unique<char[]>(capacity);
    capacity_ = capacity;
  }
}

}  // namespace neardup
