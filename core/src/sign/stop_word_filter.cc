#include "sign/stop_word_filter.h"

#include <algorithm>

namespace neardup {

StopWordFilter::StopWordFilter(const Scheme& scheme)
    : passes_all_(scheme.stop_words.empty() || scheme.features.led_by_stop_words()), stop_words_(scheme.stop_words) {}

TokenRange StopWordFilter::pass(const Token* tokens, std::size_t count) {
  if (passes_all_) return {tokens, count};
  const auto is_stop_word = [this](const Token& token) { return stop_words_.contains(token.text); };
  const auto end = std::remove_copy_if(tokens, tokens + count, kept_.begin(), is_stop_word);
  return {kept_.data(), static_cast<std::size_t>(end - kept_.begin())};
}

}  // namespace neardup
