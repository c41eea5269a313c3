/** @file text_features.h
 *  Makes the features of one text after another under a scheme, for methods that need more than token hashes. Internal.
 */
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

  /** Pass on the tokens that pass the filter, in parts. */
  void each_part(const Token* tokens, std::size_t count, const HashedTokensTaker& take);

 private:
  StopWordFilter filter_;
  std::uint64_t seed_;
  std::array<std::uint64_t, kMostTokensHashed> hashes_;
};

/** Makes features, with repetitions. */
class TextFeatures {
 public:
  explicit TextFeatures(const Scheme& scheme)
      : maker_(make_feature_maker(scheme.features, scheme.stop_words, scheme.seed)) {}

  /** The features that end with one of these tokens; valid until the next call. */
  const FeatureList& add(const Token* tokens, const std::uint64_t* hashes, std::size_t count);

  /** The features at the end of the text. The next tokens begin another text. */
  const FeatureList& finish();

 private:
  std::unique_ptr<FeatureMaker> maker_;
  FeatureList features_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_SIGN_TEXT_FEATURES_H
