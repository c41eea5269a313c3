#include "neardup/token_hash_block.h"

#include <algorithm>
#include <functional>

#include "neardup/feature_hash.h"

namespace neardup {

TokenHashBlock::TokenHashBlock(const Scheme& scheme)
    : stop_words_(scheme.stop_words),
      fingerprint_(scheme.fingerprint),
      seed_(scheme.seed),
      tokens_(kCapacity),
      words_(kCapacity + 1) {}

std::size_t TokenHashBlock::append(const Token* tokens, std::size_t count) {
  std::size_t taken = 0;
  while (taken != count && !full()) {
    const std::size_t part = std::min({count - taken, kMostTokensHashed, kCapacity - token_count_});
    if (stop_words_.empty()) {
      hash(tokens + taken, part);
    } else {
      hash(kept_.data(), without_stop_words(tokens + taken, part));
    }
    taken += part;
  }
  return taken;
}

std::size_t TokenHashBlock::without_stop_words(const Token* tokens, std::size_t count) {
  const auto is_stop_word = [this](const Token& token) {
    return std::binary_search(stop_words_.begin(), stop_words_.end(), token.text, std::less<>());
  };
  const auto end = std::remove_copy_if(tokens, tokens + count, kept_.begin(), is_stop_word);
  return static_cast<std::size_t>(end - kept_.begin());
}

void TokenHashBlock::hash(const Token* tokens, std::size_t count) {
  xxh3_hash_tokens(tokens, count, seed_, tokens_.data() + token_count_);
  hash_words(tokens, count);
  token_count_ += count;
}

void TokenHashBlock::hash_words(const Token* tokens, std::size_t count) {
  std::array<std::uint64_t, kMostTokensHashed> own;
  const std::uint64_t* hashes = tokens_.data() + token_count_;
  if (fingerprint_ == FingerprintKind::kSimhashDoc) {
    std::transform(tokens, tokens + count, own.begin(), [](const Token& token) { return jenkins64_hash(token.text); });
    hashes = own.data();
  } else if (seed_ != 0) {
    xxh3_hash_tokens(tokens, count, 0, own.data());
    hashes = own.data();
  }
  for (std::size_t i = 0; i != count; ++i) {  // written always, kept if it is a word: no branch
    words_[word_count_] = hashes[i];
    word_count_ += tokens[i].token_class == TokenClass::kWord ? 1 : 0;
  }
}

}  // namespace neardup
