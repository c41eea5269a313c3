#include "bands/modulo_sample.h"

#include <algorithm>
#include <stdexcept>

#include "bytes/base32.h"
#include "bytes/mix.h"

namespace neardup {

namespace {

constexpr std::uint64_t kKeyMask = (std::uint64_t{1} << ModuloSample::kKeyBits) - 1;

}  // namespace

ModuloSample::ModuloSample(unsigned modulus, std::uint64_t seed) : modulus_(modulus), key_(mix64(seed + kGoldenStep)) {
  if (modulus < 1 || modulus > kMostModulus) {
    throw std::invalid_argument("modulus of the sample is " + std::to_string(modulus) + ", must be 1 to " +
                                std::to_string(kMostModulus));
  }
}

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
  clear();
  return keys;
}

// A set keeps its buckets when it is emptied, and each later text would pay for the buckets of the longest one.
void ModuloSample::clear() {
  keys_ = std::unordered_set<std::uint64_t>();
}

}  // namespace neardup
