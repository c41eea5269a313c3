#include "sign/text_features.h"

#include <algorithm>

namespace neardup {

void TokenHasher::each_part(const Token* tokens, std::size_t count, const HashedTokensTaker& take) {
  for (std::size_t begin = 0; begin < count; begin += kMostTokensHashed) {
    const TokenRange kept = filter_.pass(tokens + begin, std::min(count - begin, kMostTokensHashed));
    if (kept.count == 0) continue;
    xxh3_hash_tokens(kept.tokens, kept.count, seed_, hashes_.data());
    take(kept.tokens, hashes_.data(), kept.count);
  }
}

const FeatureList& TextFeatures::add(const Token* tokens, const std::uint64_t* hashes, std::size_t count) {
  features_.clear();
  maker_->add(tokens, hashes, count, features_);
  return features_;
}

const FeatureList& TextFeatures::finish() {
  features_.clear();
  maker_->finish(features_);
  return features_;
}

}  // namespace neardup
