#include "tokens/token_digest.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>

#include "bytes/big_endian.h"

namespace neardup {

namespace {

constexpr unsigned kTopBit = std::numeric_limits<std::size_t>::digits - 1;

/** Numbers of the tokens of one class. */
using Members = std::array<std::uint8_t, kMostTokensHashed + 1>;  // one more: every number is written, few are kept

/** Hash the members of a class whose texts have least..most bytes, with only that class's code. */
template <std::size_t least, std::size_t most>
[[gnu::flatten]] void hash_members(const Token* tokens, const Members& members, std::size_t count, std::uint64_t seed,
                                   std::uint64_t* hashes) {
  for (std::size_t i = 0; i != count; ++i) {
    const std::size_t member = members[i];
    const std::string_view text = tokens[member].text;
    const std::size_t size = text.size();
    if (size < least || size > most) __builtin_unreachable();
    hashes[member] = XXH3_64bits_withSeed(text.data(), size, seed);
  }
}

}  // namespace

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

void xxh3_hash_tokens(const Token* tokens, std::size_t count, std::uint64_t seed, std::uint64_t* hashes) {
  constexpr std::size_t kUnlimited = std::numeric_limits<std::size_t>::max();
  Members tiny, small, large;
  std::size_t tinies = 0;
  std::size_t smalls = 0;
  std::size_t larges = 0;
  for (std::size_t i = 0; i != count; ++i) {
    const std::size_t size = tokens[i].text.size();
    tiny[tinies] = small[smalls] = large[larges] = static_cast<std::uint8_t>(i);
    // The borrow of a difference, because a compiler may turn comparisons into branches.
    tinies += (size - 4) >> kTopBit;
    larges += (8 - size) >> kTopBit;
    smalls = i + 1 - tinies - larges;
  }
  hash_members<0, 3>(tokens, tiny, tinies, seed, hashes);
  hash_members<4, 8>(tokens, small, smalls, seed, hashes);
  hash_members<9, kUnlimited>(tokens, large, larges, seed, hashes);
}

}  // namespace neardup
