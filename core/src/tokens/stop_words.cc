#include "tokens/stop_words.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

namespace neardup {

StopWords::StopWords(std::vector<std::string> words) : words_(std::move(words)) {
  for (const std::string& word : words_) ++begin_[static_cast<unsigned char>(word[0]) + std::size_t{1}];
  std::partial_sum(begin_.begin(), begin_.end(), begin_.begin());
}

bool StopWords::contains(std::string_view token) const {
  if (token.empty()) return false;
  const std::string* const words = words_.data();
  const std::size_t byte = static_cast<unsigned char>(token[0]);
  return std::binary_search(words + begin_[byte], words + begin_[byte + 1], token, std::less<>());
}

}  // namespace neardup
