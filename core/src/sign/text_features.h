/** @file text_features.h
 *  The features of text after text under a scheme, made of its tokens: for the methods that token hashes are not
 *  enough for. Internal. */
#ifndef NEARDUP_CORE_SIGN_TEXT_FEATURES_H
#define NEARDUP_CORE_SIGN_TEXT_FEATURES_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>

#include "features/feature_maker.h"
#include "neardup/token.h"
#include "scheme/scheme.h"
#include "sign/stop_word_filter.h"
#include "tokens/token_hashing.h"

namespace neardup {

/** Takes the tokens that pass a scheme's filter, with their hashes. */
using HashedTokensTaker = std::function<void(const Token* tokens, const std::uint64_t* hashes, std::size_t count)>;

/** Filters and hashes tokens under a scheme. */
class TokenHasher {
 public:
  explicit TokenHasher(const Scheme& scheme) : filter_(scheme), seed_(scheme.seed) {}

  /** Hand on the tokens that pass the filter, in parts. */
  void each_part(const Token* tokens, std::size_t count, const HashedTokensTaker& take);

 private:
  StopWordFilter filter_;
  std::uint64_t seed_;
  std::array<std::uint64_t, kMostTokensHashed> hashes_;
};

/** Makes features, each as often as it occurs. */
class TextFeatures {
 public:
  explicit TextFeatures(const Scheme& scheme)
      : maker_(make_feature_maker(scheme.features, scheme.stop_words, scheme.seed)) {}

  /** Those that end with one of these tokens; valid until the next call. */
  const FeatureList& add(const Token* tokens, const std::uint64_t* hashes, std::size_t count);

  /** Those that the end of the text gives; what is added next is another text. */
  const FeatureList& finish();

 private:
  std::unique_ptr<FeatureMaker> maker_;
  FeatureList features_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_SIGN_TEXT_FEATURES_H
