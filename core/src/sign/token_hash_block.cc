#include "sign/token_hash_block.h"

#include <algorithm>

#include "bytes/feature_hash.h"

namespace neardup {

TokenHashBlock::TokenHashBlock(const Scheme& scheme)
    : filter_(scheme),
      fingerprint_(scheme.fingerprint),
      seed_(scheme.seed),
      tokens_(kCapacity),
      words_(kCapacity + 1) {}

std::size_t TokenHashBlock::append(const Token* tokens, std::size_t count) {
  std::size_t taken = 0;
  while (taken != count && !full()) {
    const std::size_t part = std::min({count - taken, kMostTokensHashed, kCapacity - token_count_});
    const TokenRange kept = filter_.pass(tokens + taken, part);
    hash(kept.tokens, kept.count);
    taken += part;
  }
  return taken;
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
  std::uint64_t* next = words_.data() + word_count_;  // a member would be stored and loaded for each token
  for (std::size_t i = 0; i != count; ++i) {          // always written, kept if it is a word: no branch
    *next = hashes[i];
    next += tokens[i].token_class == TokenClass::kWord ? 1 : 0;
  }
  word_count_ = static_cast<std::size_t>(next - words_.data());
}

}  // namespace neardup
