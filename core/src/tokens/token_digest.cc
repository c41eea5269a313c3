#include "tokens/token_digest.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "bytes/big_endian.h"

namespace neardup {

struct TokenDigester::State {
  XXH3_state_t xxh3;
  std::uint64_t seed;
};

TokenDigester::TokenDigester(std::uint64_t seed) : state_(std::make_unique<State>()) {
  XXH3_INITSTATE(&state_->xxh3);
  state_->seed = seed;
  clear();
}

TokenDigester::~TokenDigester() = default;

void TokenDigester::clear() {
  XXH3_64bits_reset_withSeed(&state_->xxh3, state_->seed);
}

void TokenDigester::add(const std::uint64_t* token_hashes, std::size_t n) {
  if (kLittleEndianMachine) {  // these are the bytes to hash
    XXH3_64bits_update(&state_->xxh3, token_hashes, n * sizeof(*token_hashes));
    return;
  }
  for (std::size_t i = 0; i != n; ++i) {
    const std::array<char, 8> bytes = little_endian_bytes(token_hashes[i]);
    XXH3_64bits_update(&state_->xxh3, bytes.data(), bytes.size());
  }
}

std::uint64_t TokenDigester::digest() const {
  return XXH3_64bits_digest(&state_->xxh3);
}

Digest128 TokenDigester::digest128() const {
  XXH128_canonical_t canonical;
  XXH128_canonicalFromHash(&canonical, XXH3_128bits_digest(&state_->xxh3));
  Digest128 digest;
  std::copy(std::begin(canonical.digest), std::end(canonical.digest), digest.begin());
  return digest;
}

std::uint64_t token_digest(const std::vector<std::uint64_t>& token_hashes, std::uint64_t seed) {
  TokenDigester digester(seed);
  digester.add(token_hashes.data(), token_hashes.size());
  return digester.digest();
}

}  // namespace neardup
