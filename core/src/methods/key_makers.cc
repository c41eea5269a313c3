#include "methods/key_makers.h"

#include <algorithm>
#include <cmath>

#include "bytes/base_encodings.h"
#include "bytes/feature_hash.h"
#include "bytes/utf8_characters.h"

namespace neardup {

namespace {

constexpr std::uint64_t kKeyMask = (std::uint64_t{1} << ModuloSample::kKeyBits) - 1;

/** Java's float product of an int and a float: a product of two 24-bit mantissas is exact as a double. */
float float_product(unsigned a, float b) {
  return static_cast<float>(static_cast<double>(static_cast<float>(a)) * static_cast<double>(b));
}

/** Java's Math.round(float): half up; the sum is exact as a double. */
unsigned round_half_up(float x) {
  return static_cast<unsigned>(std::floor(static_cast<double>(x) + 0.5));
}

}  // namespace

ModuloSample::ModuloSample(unsigned modulus, std::uint64_t seed) : modulus_(modulus), key_(mix64(seed + kGoldenStep)) {}

void ModuloSample::add_features(const std::uint64_t* features, std::size_t n) {
  for (std::size_t i = 0; i != n; ++i) {
    const std::uint64_t hash = mix64(features[i] ^ key_);
    if (hash % modulus_ == 0) keys_.insert(hash / modulus_ & kKeyMask);
  }
}

std::vector<std::string> ModuloSample::finish() {
  std::vector<std::string> keys;
  keys.reserve(keys_.size());
  for (const std::uint64_t key : keys_) keys.push_back(base32_encode(key, kKeyBits));
  std::sort(keys.begin(), keys.end());
  return keys;
}

// A set keeps its buckets when it is emptied, and each later text would pay for the buckets of the longest one.
void ModuloSample::clear() {
  keys_ = std::unordered_set<std::uint64_t>();
}

void TextProfile::add_tokens(const Token* tokens, const std::uint64_t* hashes, std::size_t count) {
  for (std::size_t i = 0; i != count; ++i) {
    if (utf16_length(tokens[i].text) <= min_token_length_) continue;
    CountedToken& token = tokens_[hashes[i]];
    if (token.count == 0) token.text = tokens[i].text;
    max_count_ = std::max(max_count_, ++token.count);
  }
}

unsigned TextProfile::quantum() const {
  const unsigned quantum = round_half_up(float_product(max_count_, quant_rate_));
  if (quantum >= 2) return quantum;
  return max_count_ > 1 ? 2 : 1;
}

std::string TextProfile::profile() const {
  const unsigned quantum = this->quantum();
  std::vector<CountedToken> lines;
  for (const auto& [hash, token] : tokens_) {
    if (token.count >= quantum) lines.push_back({token.text, token.count / quantum * quantum});
  }
  std::sort(lines.begin(), lines.end(), [](const CountedToken& a, const CountedToken& b) {
    return a.count != b.count ? a.count > b.count : utf16_less(a.text, b.text);
  });
  std::string profile;
  for (const CountedToken& line : lines) {
    if (!profile.empty()) profile += '\n';
    profile += line.text + ' ' + std::to_string(line.count);
  }
  return profile;
}

Digest128 TextProfile::digest() const {
  return md5_of(profile());
}

std::vector<std::string> TextProfile::finish() {
  return {base32_encode(digest())};
}

// A map keeps its buckets when it is emptied, and each later text would pay for the buckets of the longest one.
void TextProfile::clear() {
  max_count_ = 0;
  tokens_ = std::unordered_map<std::uint64_t, CountedToken>();
}

std::vector<std::string> TextDigestKey::finish() {
  return {base32_encode(md5_.digest())};
}

void TokenDigestKey::add_tokens(const Token* /*tokens*/, const std::uint64_t* hashes, std::size_t count) {
  digester_.add(hashes, count);
}

std::vector<std::string> TokenDigestKey::finish() {
  return {base32_encode(digester_.digest128())};
}

}  // namespace neardup
