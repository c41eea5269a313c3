/** @file made_features.h
 *  Texts for FeatureMakers, and what is asked of their features. */
#ifndef NEARDUP_TESTS_CORE_MADE_FEATURES_H
#define NEARDUP_TESTS_CORE_MADE_FEATURES_H

#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "bytes/feature_hash.h"
#include "features/feature_method.h"
#include "seeded_random.h"
#include "tokens/token_digest.h"

namespace neardup {

using Words = std::vector<std::string>;

inline Words split_words(const std::string& text) {
  std::istringstream stream(text);
  Words words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

inline std::string join(const Words& words) {
  std::string text;
  for (const std::string& word : words) text.append(text.empty() ? "" : " ").append(word);
  return text;
}

inline std::vector<std::uint64_t> hashes_of(const Words& words, std::uint64_t seed = 0) {
  std::vector<std::uint64_t> hashes;
  for (const std::string& word : words) hashes.push_back(xxh3_hash(word, seed));
  return hashes;
}

/** The only feature of a text that is one. */
inline std::uint64_t whole_text(const std::string& text) {
  return token_digest(hashes_of(split_words(text)), 0);
}

inline std::vector<Token> tokens_of(const Words& words) {
  std::vector<Token> tokens;
  for (const std::string& word : words) tokens.push_back({word, 0, 0, TokenClass::kWord});
  return tokens;
}

/** The features of a text that comes in one part. */
inline FeatureList features_of(FeatureMaker& maker, const Words& words, std::uint64_t seed = 0) {
  FeatureList features;
  maker.add(tokens_of(words).data(), hashes_of(words, seed).data(), words.size(), features);
  maker.finish(features);
  return features;
}

inline std::string utf8(std::uint32_t code_point) {
  const auto byte = [code_point](std::uint32_t mark, unsigned shift, std::uint32_t bits) {
    return static_cast<char>(mark | (code_point >> shift & bits));
  };
  if (code_point < 0x80) return {byte(0, 0, 0x7f)};
  if (code_point < 0x800) return {byte(0xc0, 6, 0x1f), byte(0x80, 0, 0x3f)};
  if (code_point < 0x10000) return {byte(0xe0, 12, 0x0f), byte(0x80, 6, 0x3f), byte(0x80, 0, 0x3f)};
  return {byte(0xf0, 18, 0x07), byte(0x80, 12, 0x3f), byte(0x80, 6, 0x3f), byte(0x80, 0, 0x3f)};
}

/** The stop words of random_prose(). */
inline Words prose_stop_words() {
  return {"a", "of", "the", "to"};
}

/** Tokens of which every third or so is a stop word.
 *  @param vocabulary  how many other words there are, each of one to five characters of many scripts. */
inline Words random_prose(SeededRandom& random, std::size_t count, std::size_t vocabulary) {
  Words words(count);
  for (std::string& word : words) {
    if (random.below(3) == 0) {
      word = prose_stop_words()[random.below(4)];
      continue;
    }
    const std::size_t number = random.below(vocabulary);
    std::uint64_t letters = number * 0x9e3779b97f4a7c15U;
    for (std::size_t i = 0; i <= number % 5; ++i, letters >>= 12) {
      word += utf8(0x3000 + static_cast<std::uint32_t>(letters & 0xfff));
    }
  }
  return words;
}

/** Holds features against their meanings: equal features of equal meanings, different ones of different. */
class MeaningCheck {
 public:
  void expect(const FeatureList& features, const std::vector<std::string>& meanings) {
    ASSERT_EQ(meanings.size(), features.size());
    for (std::size_t i = 0; i != features.size(); ++i) {
      EXPECT_EQ(meanings[i], meaning_.emplace(features[i], meanings[i]).first->second);
      EXPECT_EQ(features[i], feature_.emplace(meanings[i], features[i]).first->second) << meanings[i];
    }
  }

 private:
  std::map<std::uint64_t, std::string> meaning_;
  std::map<std::string, std::uint64_t> feature_;
};

}  // namespace neardup

#endif  // NEARDUP_TESTS_CORE_MADE_FEATURES_H
